/** What is said after a match, and of the numbers of its players. */
export const ended = {
  ended: {
    resign: '{{loser}} resigned, so {{winner}} wins.',
    resign_won: '{{loser}} resigned, so the win is yours.',
    resign_lost: 'You resigned, so {{winner}} wins.',
    time: '{{loser}} ran out of time, so {{winner}} wins.',
    time_won: '{{loser}} ran out of time, so the win is yours.',
    time_lost: 'You ran out of time, so {{winner}} wins.',
    agreed: 'Both players agreed on a draw.',
    next: 'Try {{level}}',
    effort: '{{moves}}, {{hints}}',
    hints_zero: 'no hints',
    hints_one: '{{count}} hint',
    hints_other: '{{count}} hints',
  },
  plates: { title: 'What the numbers say' },
} as const
