import type { ended as en } from '../en/ended'
import type { Texts } from '../texts'

/** What is said after a match, and of the numbers of its players. */
export const ended: Texts<typeof en> = {
  ended: {
    resign: '{{loser}} desistiu, por isso {{winner}} ganha.',
    resign_won: '{{loser}} desistiu, por isso a vitória é sua.',
    resign_lost: 'Desistiu, por isso {{winner}} ganha.',
    time: '{{loser}} ficou sem tempo, por isso {{winner}} ganha.',
    time_won: '{{loser}} ficou sem tempo, por isso a vitória é sua.',
    time_lost: 'Ficou sem tempo, por isso {{winner}} ganha.',
    agreed: 'Os dois jogadores acordaram num empate.',
    next: 'Tentar {{level}}',
    effort: '{{moves}}, {{hints}}',
    hints_zero: 'sem dicas',
    hints_one: '{{count}} dica',
    hints_other: '{{count}} dicas',
  },
  plates: { title: 'O que dizem os números' },
}
