import type { Texts } from '../../i18n/texts'
import type { en } from './en'

/** The words of alliances. */
export const pt: Texts<typeof en> = {
  about: 'Nenhum disco é seu, mas todos podem ser aliados. Ganha quem primeiro conquistar duas das três cores.',
  option: { size: 'Tamanho', firstChart: 'Tabela do jogador 1', pie: 'Regra da troca' },
  value: { firstChart: { a: 'Tabela A', b: 'Tabela B' } },
  explain: {
    size: 'Casas de cada lado, contando os cantos que faltam. O tabuleiro publicado tem 7.',
    firstChart:
      'A tabela do jogador 1. A tabela A alia cada cor à seguinte, no sentido dos ponteiros do relógio; a B, à anterior.',
    pie: 'Depois do primeiro disco, o jogador 2 pode ficar com a tabela do jogador 1: assim a abertura é justa.',
  },
  bot: {
    greedy: { name: 'Clássico fácil', about: 'Constrói as suas ligações e não repara nas do adversário.' },
    'greedy-hard': {
      name: 'Clássico difícil',
      about: 'Pesa as suas ligações contra as do adversário, jogada a jogada.',
    },
  },
  playOn: 'coloque um disco',
  colour: { a: 'Tabela A', b: 'Tabela B' },
  disc: { orange: 'laranja', purple: 'roxo', green: 'verde' },
  piece: 'disco {{colour}}',
  atSide: '{{contents}}, num lado {{colour}}',
  left: '{{colour}}, {{count}} por jogar',
  summary_one: '{{chart}}, {{count}} cor ganha; {{allies}}',
  summary_other: '{{chart}}, {{count}} cores ganhas; {{allies}}',
  pair: '{{colour}} com {{ally}}',
  pairWon: '{{pair}} (ganho)',
  pairLost: '{{pair}} (perdido)',
  hint: {
    wins: 'Dá-lhe {{colours}}.',
    threatens: 'Mais um disco pode dar-lhe uma cor.',
  },
  move: { place: '{{colour}} em {{at}}', swap: 'trocar de lado' },
  event: {
    placed: '{{name}} colocou um disco {{colour}} em {{at}}.',
    placed_you: 'A sua jogada: disco {{colour}} em {{at}}.',
    placedWon: '{{name}} colocou um disco {{colour}} em {{at}} e ganhou {{colours}}.',
    placedWon_you: 'A sua jogada: disco {{colour}} em {{at}}. Para si: {{colours}}.',
    gained: '{{name}} ganhou {{colours}}.',
    gained_you: 'Para si: {{colours}}.',
    swapped: '{{name}} trocou de lado e tem agora a {{chart}}.',
    swapped_you: 'Trocou de lado e tem agora a {{chart}}.',
  },
  next: {
    colour: 'Escolha uma cor, depois uma casa.',
    cell: 'Agora escolha uma casa vazia para o {{colour}}.',
  },
  won: { connection: 'o {{colour}} por ligação', fence: 'o {{colour}} por barreira' },
}
