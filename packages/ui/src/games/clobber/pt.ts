import type { Texts } from '../../i18n/texts'
import type { en } from './en'

/** The words of Clobber. */
export const pt: Texts<typeof en> = {
  about: 'Cada jogada captura uma pedra. Faça a última. Cinco minutos, sem sorte.',
  credit: 'Criado por Michael H. Albert, J. P. Grossman e Richard J. Nowakowski em 2001.',
  option: { width: 'Colunas', height: 'Linhas' },
  explain: { width: 'Casas de lado a lado.', height: 'Casas de baixo a cima. Tabuleiro maior, jogo mais longo.' },
  bot: {
    easy: { name: 'Clássico fácil', about: 'Joga ao acaso.' },
    hard: { name: 'Clássico difícil', about: 'Vê uma jogada à frente e conta as pedras que se podem mover.' },
  },
  reason: { blocked: 'O outro lado já não tem jogadas.' },
  summary_one: '{{colour}}, {{count}} pedra pode mover-se',
  summary_other: '{{colour}}, {{count}} pedras podem mover-se',
  colour: { black: 'Azul', white: 'Marfim' },
  stone: { black: 'pedra azul', white: 'pedra marfim' },
  event: { black: 'Azul de {{from}} captura {{to}}.', white: 'Marfim de {{from}} captura {{to}}.' },
}
