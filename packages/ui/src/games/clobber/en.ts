/** The words of Clobber. */
export const en = {
  about: 'Every move takes a stone. Make the last one. Five minutes, no luck.',
  credit: 'Designed by Michael H. Albert, J. P. Grossman and Richard J. Nowakowski in 2001.',
  option: { width: 'Columns', height: 'Rows' },
  explain: {
    width: 'Squares from side to side.',
    height: 'Squares from bottom to top. A larger board, a longer game.',
  },
  bot: {
    easy: { name: 'Classic easy', about: 'Moves at random.' },
    hard: { name: 'Classic hard', about: 'Looks one move ahead and counts the stones that can move.' },
  },
  reason: { blocked: 'The other side has no move left.' },
  summary_one: '{{colour}}, {{count}} stone can move',
  summary_other: '{{colour}}, {{count}} stones can move',
  colour: { black: 'Navy', white: 'Ivory' },
  stone: { black: 'navy stone', white: 'ivory stone' },
  event: { black: 'Navy {{from}} takes {{to}}.', white: 'Ivory {{from}} takes {{to}}.' },
} as const
