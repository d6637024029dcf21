/** The words of trike. */
export const en = {
  about: 'Slide the pawn, build a wall, close the trap. Ten minutes, no luck.',
  credit: 'Designed by Alek Erickson in 2020. Rules after the publisher, compared with Ludii and Abstract Play.',
  option: { board: 'Board', size: 'Size', pie: 'Swap rule' },
  explain: {
    board: 'The triangle is the original; the others are for a change.',
    size: 'Cells along a side. A larger board makes a longer game.',
    pie: 'After the first checker the other player may take it over, so that the opening is fair.',
  },
  value: { board: { triangle: 'Triangle', pyramid: 'Pyramid', hexagon: 'Hexagon' } },
  bot: {
    easy: { name: 'Classic easy', about: 'Moves at random.' },
    hard: { name: 'Classic hard', about: 'Goes where the pawn has most room. Hardly better than chance.' },
  },
  reason: {
    majority: '{{own}} points to {{other}} around the pawn.',
    tiebreak: 'Level at {{own}}: the checker under the pawn decides.',
    tie: 'Level at {{own}} points each.',
  },
  summary_one: '{{colour}}, {{count}} point',
  summary_other: '{{colour}}, {{count}} points',
  playOn: 'move the pawn',
  colour: { black: 'Navy', white: 'Ivory' },
  checker: { black: 'navy checker', white: 'ivory checker' },
  underPawn: '{{checker}} with the pawn',
  event: { moved: 'Pawn to {{to}}.', placed: 'First checker on {{at}}.', swapped: 'The players swapped colours.' },
} as const
