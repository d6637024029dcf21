import type { Texts } from '../../../i18n/texts'
import type { en } from './en'

/** The words of trike that come later: an introduction, why a match is over, why a tap is refused. */
export const pt: Texts<typeof en> = {
  credit: 'Criado por Alek Erickson em 2020. Regras segundo a editora, comparadas com o Ludii e o Abstract Play.',
  brief: {
    one: 'As duas pessoas movem o mesmo peão: em linha reta, até onde houver caminho livre.',
    two: 'Onde ele para, deixa-se uma peça da sua cor. As peças ficam, e o peão nunca passa por elas.',
    three: 'Quando o peão não se pode mover, ganha a cor com mais peças debaixo e à volta dele.',
  },
  setUp: { pawn: 'peão', owner: 'Quem joga com as azuis' },
  plate_one: '{{count}} peça debaixo ou à volta do peão. Quando o peão ficar preso, ganha a cor que lá tiver mais.',
  plate_other: '{{count}} peças debaixo ou à volta do peão. Quando o peão ficar preso, ganha a cor que lá tiver mais.',
  reason: {
    majority:
      'Debaixo e à volta do peão preso, {{winnerColour}} tem {{own}} peças contra {{other}}: ganha quem tem mais.',
    majority_won: 'Debaixo e à volta do peão preso, tem {{own}} peças contra {{other}}: ganha quem tem mais.',
    majority_lost:
      'Debaixo e à volta do peão preso, {{winnerColour}} tem {{own}} peças, contra {{other}} do seu lado: ganha quem tem mais.',
    tiebreak:
      'Há {{own}} peças de cada cor, mas a que está debaixo do peão é de {{loserColour}}: ganha quem tem mais à volta.',
    tiebreak_won:
      'Há {{own}} peças de cada cor, mas a que está debaixo do peão é de {{loserColour}}: tem mais à volta, e ganha.',
    tiebreak_lost:
      'Há {{own}} peças de cada cor, mas a que está debaixo do peão é sua: {{winnerColour}} tem mais à volta, e ganha.',
    tie: 'Debaixo e à volta do peão preso há {{own}} peças de cada cor: neste tabuleiro isso dá empate.',
  },
  refused: {
    'same-cell': 'O peão tem de se mover: não pode ficar em {{at}}.',
    taken: 'Já há uma peça em {{at}}.',
    'not-in-line': '{{at}} não está em linha com o peão em {{from}}.',
    blocked: 'A peça em {{by}} está no caminho para {{at}}.',
    'swap-off': 'Este jogo joga-se sem a troca.',
    'swap-early': 'Antes da primeira peça não há nada para trocar.',
    'swap-late': 'Só se pode trocar uma vez, logo depois da primeira peça.',
  },
}
