/** The words of alliances that come later: an introduction, why a match is over, why a tap is refused. */
export const en = {
  credit: 'Designed by Markus Hagenauer, published by nestorgames in 2020. Rules after the published rulebook.',
  brief: {
    one: 'Each turn, place one disc of any colour on any empty cell. No disc belongs to a player.',
    two: 'Join the two sides of a colour with a chain of that colour and its ally on your chart.',
    three: 'The first to win two of the three colours wins; a colour that the other can no longer join is yours, too.',
  },
  setUp: { won: '{{colour}} is won by', open: 'No one yet' },
  reason: {
    'two-colours': '{{winner}} has won {{colours}}: two of the three colours win the game.',
    'two-colours_won': 'You have won {{colours}}: two of the three colours win the game.',
  },
  plate: {
    open: '{{colour}} is joined with the help of {{ally}}.',
    won: '{{colour}}, with the help of {{ally}}: won.',
    lost: '{{colour}}, with the help of {{ally}}: the other player has won it.',
    count_one: '{{count}} colour won: two of the three win the game.',
    count_other: '{{count}} colours won: two of the three win the game.',
  },
  and: '{{rest}} and {{last}}',
  refused: {
    taken: 'There is a disc on {{at}} already.',
    'used-up': 'There are no {{colour}} discs left.',
    'colour-first': 'First choose a colour, then {{at}}.',
    'needs-cell': 'Now choose an empty cell.',
    'swap-off': 'This game is played without the swap.',
    'swap-early': 'There is nothing to swap before the first disc.',
    'swap-late': 'You can swap only once, right after the first disc.',
  },
} as const
