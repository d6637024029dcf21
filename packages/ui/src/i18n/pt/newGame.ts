import type { newGame as en } from '../en/newGame'
import type { Texts } from '../texts'

/** The choices before a game. */
export const newGame: Texts<typeof en> = {
  new: {
    first: 'Nome do primeiro jogador',
    second: 'Nome do segundo jogador',
    start: 'Começar',
    less: 'Menos: {{option}}',
    more: 'Mais: {{option}}',
    on: 'Ligada',
    off: 'Desligada',
    noBoard: '{{game}} ainda não tem tabuleiro.',
    peopleOnly: 'Ainda não há jogadores de computador: por agora jogam duas pessoas.',
  },
}
