/** The words of alliances. */
export const en = {
  about: 'No disc is yours, yet each can be your ally. Be the first to win two of three colours.',
  option: { size: 'Size', firstChart: 'Chart of player 1', pie: 'Swap rule' },
  value: { firstChart: { a: 'Chart A', b: 'Chart B' } },
  explain: {
    size: 'Cells along a side, counting the missing corners. The published board has 7.',
    firstChart:
      'Which chart player 1 holds. A allies each colour with the next one clockwise round the board, B with the one before.',
    pie: 'After the first disc, player 2 may take the chart of player 1, so that the opening is fair.',
  },
  bot: {
    greedy: { name: 'Classic easy', about: 'Builds its own connections and takes no notice of yours.' },
    'greedy-hard': { name: 'Classic hard', about: 'Weighs its connections against yours, one move at a time.' },
  },
  playOn: 'place a disc',
  colour: { a: 'Chart A', b: 'Chart B' },
  disc: { orange: 'orange', purple: 'purple', green: 'green' },
  piece: '{{colour}} disc',
  atSide: '{{contents}}, at a side of {{colour}}',
  left: '{{colour}}, {{count}} left',
  summary_one: '{{chart}}, {{count}} colour won; {{allies}}',
  summary_other: '{{chart}}, {{count}} colours won; {{allies}}',
  pair: '{{colour}} with {{ally}}',
  pairWon: '{{pair}} (won)',
  pairLost: '{{pair}} (lost)',
  hint: {
    wins: 'It wins you {{colours}}.',
    threatens: 'One more disc could win you a colour.',
  },
  move: { place: '{{colour}} on {{at}}', swap: 'swap sides' },
  event: {
    placed: '{{name}} placed {{colour}} on {{at}}.',
    placed_you: 'You placed {{colour}} on {{at}}.',
    placedWon: '{{name}} placed {{colour}} on {{at}} and won {{colours}}.',
    placedWon_you: 'You placed {{colour}} on {{at}} and won {{colours}}.',
    gained: '{{name}} won {{colours}}.',
    gained_you: 'You won {{colours}}.',
    swapped: '{{name}} swapped sides and has {{chart}} now.',
    swapped_you: 'You swapped sides and have {{chart}} now.',
  },
  next: {
    colour: 'Choose a colour, then a cell.',
    cell: 'Now choose an empty cell for {{colour}}.',
  },
  won: { connection: '{{colour}} by connection', fence: '{{colour}} by fence' },
} as const
