/** The words of trike. */
export const en = {
  about: 'Slide the pawn, build a wall, close the trap. Ten minutes, nothing left to chance.',
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
  summary_one: '{{colour}}, {{count}} point',
  summary_other: '{{colour}}, {{count}} points',
  playOn: 'move the pawn',
  colour: { black: 'Navy', white: 'Ivory' },
  checker: { black: 'navy checker', white: 'ivory checker' },
  underPawn: '{{checker}} with the pawn',
  hint: {
    traps: 'It steers the pawn towards a trap that suits you.',
    fences: 'It cuts part of the board off from the pawn.',
    blocks: 'It leaves fewer traps that suit your opponent.',
  },
  move: {
    first: 'first checker on {{at}}',
    pawn: 'pawn to {{to}}',
    trap: 'pawn to {{to}}, closing the trap',
    swap: 'swap sides',
  },
  event: {
    moved: '{{name}} moved the pawn to {{to}}.',
    moved_you: 'You moved the pawn to {{to}}.',
    trapped: '{{name}} moved the pawn to {{to}} and closed the trap.',
    trapped_you: 'You moved the pawn to {{to}} and closed the trap.',
    placed: '{{name}} placed the first checker on {{at}}.',
    placed_you: 'You placed the first checker on {{at}}.',
    swapped: '{{name}} swapped sides and plays {{colour}} now.',
    swapped_you: 'You swapped sides and play {{colour}} now.',
  },
  next: {
    first: 'Choose any cell for the first checker.',
    move: 'Slide the pawn in a straight line.',
  },
  coach_one: 'The pawn has {{count}} free cell beside it: count the checkers around it.',
  coach_other: 'The pawn has {{count}} free cells beside it: count the checkers around it.',
} as const
