import type { Texts } from '../../i18n/texts'
import type { en } from './en'

/** The words of trike. */
export const pt: Texts<typeof en> = {
  about: 'Mova o peão, erga um muro, feche a armadilha. Dez minutos, sem sorte.',
  credit: 'Criado por Alek Erickson em 2020. Regras segundo a editora, comparadas com o Ludii e o Abstract Play.',
  option: { board: 'Tabuleiro', size: 'Tamanho', pie: 'Regra da troca' },
  explain: {
    board: 'O triângulo é o original; os outros são para variar.',
    size: 'Casas de cada lado. Um tabuleiro maior dá um jogo mais longo.',
    pie: 'Depois da primeira peça, o outro jogador pode ficar com ela: assim a abertura é justa.',
  },
  value: { board: { triangle: 'Triângulo', pyramid: 'Pirâmide', hexagon: 'Hexágono' } },
  bot: {
    easy: { name: 'Clássico fácil', about: 'Joga ao acaso.' },
    hard: { name: 'Clássico difícil', about: 'Vai para onde o peão tem mais espaço. Pouco melhor do que o acaso.' },
  },
  reason: {
    majority: '{{own}} pontos contra {{other}} à volta do peão.',
    tiebreak: 'Iguais a {{own}}: decide a peça debaixo do peão.',
    tie: 'Iguais, com {{own}} pontos cada.',
  },
  summary_one: '{{colour}}, {{count}} ponto',
  summary_other: '{{colour}}, {{count}} pontos',
  playOn: 'mova o peão',
  colour: { black: 'Azul', white: 'Marfim' },
  checker: { black: 'peça azul', white: 'peça marfim' },
  underPawn: '{{checker}} com o peão',
  event: { moved: 'Peão para {{to}}.', placed: 'Primeira peça em {{at}}.', swapped: 'Os jogadores trocaram de cor.' },
}
