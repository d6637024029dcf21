import type { Texts } from '../../i18n/texts'
import type { en } from './en'

/** The words of trike. */
export const pt: Texts<typeof en> = {
  about: 'Mova o peão, erga um muro, feche a armadilha. Dez minutos, nada ao acaso.',
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
  summary_one: '{{colour}}, {{count}} ponto',
  summary_other: '{{colour}}, {{count}} pontos',
  playOn: 'mova o peão',
  colour: { black: 'Azul', white: 'Marfim' },
  checker: { black: 'peça azul', white: 'peça marfim' },
  underPawn: '{{checker}} com o peão',
  hint: {
    traps: 'Leva o peão para uma armadilha que lhe convém.',
    fences: 'Afasta o peão de uma parte do tabuleiro.',
    blocks: 'Deixa menos armadilhas que convenham ao adversário.',
  },
  move: {
    first: 'primeira peça em {{at}}',
    pawn: 'peão para {{to}}',
    trap: 'peão para {{to}}, fecha a armadilha',
    swap: 'trocar de lado',
  },
  event: {
    moved: '{{name}} moveu o peão para {{to}}.',
    moved_you: 'A sua jogada: peão para {{to}}.',
    trapped: '{{name}} moveu o peão para {{to}} e fechou a armadilha.',
    trapped_you: 'A sua jogada: peão para {{to}}, e a armadilha fecha-se.',
    placed: '{{name}} colocou a primeira peça em {{at}}.',
    placed_you: 'A sua jogada: primeira peça em {{at}}.',
    swapped: '{{name}} trocou de lado e joga agora com {{colour}}.',
    swapped_you: 'Trocou de lado e joga agora com {{colour}}.',
  },
  next: {
    first: 'Escolha uma casa qualquer para a primeira peça.',
    move: 'Deslize o peão em linha reta.',
  },
  coach_one: 'O peão tem {{count}} casa livre ao lado: conte as peças à volta dele.',
  coach_other: 'O peão tem {{count}} casas livres ao lado: conte as peças à volta dele.',
}
