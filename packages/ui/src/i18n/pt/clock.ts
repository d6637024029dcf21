import type { clock as en } from '../en/clock'
import type { Texts } from '../texts'

/** The clock of a game, and ending one by hand. */
export const clock: Texts<typeof en> = {
  clock: {
    title: 'Relógio',
    about: 'Tempo para todo o jogo. Só começa a contar depois da primeira jogada; perde quem ficar sem tempo.',
    none: 'Sem',
    minutesEach: '{{minutes}} min',
    minutesOf: 'Minutos',
    minutesFor: 'Minutos: {{name}}',
    increment: 'Segundos extra por jogada',
    incrementFor: 'Segundos extra por jogada: {{name}}',
    uneven: 'Tempos diferentes',
    unevenAbout: 'Um jogador tem mais tempo do que o outro.',
    left: 'Tempo restante: {{time}}',
    hours_one: '{{count}} hora',
    hours_other: '{{count}} horas',
    minutes_one: '{{count}} minuto',
    minutes_other: '{{count}} minutos',
    seconds_one: '{{count}} segundo',
    seconds_other: '{{count}} segundos',
    warning: '{{name}} só tem {{time}}.',
    paused: 'O relógio está parado.',
  },
  end: {
    resign: '{{name}} desiste e {{winner}} ganha?',
    resign_you: 'Desistir? {{winner}} ganha.',
    agree: '{{first}} e {{second}} concordam com o empate?',
    agreed: 'Ambos concordam',
    playOn: 'Continuar',
  },
}
