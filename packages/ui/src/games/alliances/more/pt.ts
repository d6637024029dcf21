import type { Texts } from '../../../i18n/texts'
import type { en } from './en'

/** The words of alliances that come later: an introduction, why a match is over, why a tap is refused. */
export const pt: Texts<typeof en> = {
  credit: 'Criado por Markus Hagenauer e publicado pela nestorgames em 2020. Regras segundo o livro publicado.',
  brief: {
    one: 'Em cada jogada, coloque um disco de qualquer cor numa casa livre. Nenhum disco é de ninguém.',
    two: 'Una os dois lados de uma cor com uma cadeia dessa cor e da sua aliada na sua tabela.',
    three: 'Ganha quem primeiro conquistar duas das três cores; uma cor que o outro já não pode unir também é sua.',
  },
  setUp: { won: 'Cor ganha: {{colour}}', open: 'Ainda ninguém' },
  reason: {
    'two-colours': '{{winner}} conquistou {{colours}}: com duas das três cores ganha-se o jogo.',
    'two-colours_won': 'Conquistou {{colours}}: com duas das três cores ganha-se o jogo.',
  },
  plate: {
    open: '{{colour}} une-se com a ajuda de {{ally}}.',
    won: '{{colour}}, com a ajuda de {{ally}}: conquistada.',
    lost: '{{colour}}, com a ajuda de {{ally}}: conquistada pelo outro lado.',
    count_one: '{{count}} cor conquistada: com duas das três ganha-se o jogo.',
    count_other: '{{count}} cores conquistadas: com duas das três ganha-se o jogo.',
  },
  and: '{{rest}} e {{last}}',
  refused: {
    taken: 'Já há um disco em {{at}}.',
    'used-up': 'O {{colour}} acabou: já não há discos.',
    'colour-first': 'Primeiro escolha uma cor, depois {{at}}.',
    'needs-cell': 'Agora escolha uma casa vazia.',
    'swap-off': 'Este jogo joga-se sem a troca.',
    'swap-early': 'Antes do primeiro disco não há nada para trocar.',
    'swap-late': 'Só se pode trocar uma vez, logo depois do primeiro disco.',
  },
}
