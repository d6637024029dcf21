/** The words of alliances. */
export const en = {
  about: 'No disc is yours, yet each can be your ally. Be the first to win two of three colours.',
  credit: 'Designed by Markus Hagenauer, published by nestorgames in 2020. Rules after the published rulebook.',
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
  reason: { 'two-colours': '{{own}} colours to {{other}}.' },
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
  placed: { orange: 'Orange on {{at}}.', purple: 'Purple on {{at}}.', green: 'Green on {{at}}.' },
  gained: '{{name}} wins {{colours}}.',
  gained_you: 'You win {{colours}}.',
  won: { connection: '{{colour}} by connection', fence: '{{colour}} by fence' },
  swapped: 'The players swapped charts.',
} as const
