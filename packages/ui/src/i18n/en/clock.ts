/** The clock of a game, and ending one by hand. */
export const clock = {
  clock: {
    title: 'Clock',
    about: 'Time for the whole game. It runs from the first move on, which is free; whoever runs out loses.',
    none: 'None',
    minutesEach: '{{minutes}} min',
    minutesOf: 'Minutes',
    minutesFor: 'Minutes: {{name}}',
    increment: 'Extra seconds per move',
    incrementFor: 'Extra seconds per move: {{name}}',
    uneven: 'Different times',
    unevenAbout: 'One player gets more than the other.',
    left: '{{time}} left',
    hours_one: '{{count}} hour',
    hours_other: '{{count}} hours',
    minutes_one: '{{count}} minute',
    minutes_other: '{{count}} minutes',
    seconds_one: '{{count}} second',
    seconds_other: '{{count}} seconds',
    paused: 'The clock stands still.',
  },
  end: {
    resign: '{{name}} resigns, and {{winner}} wins?',
    agree: 'Do {{first}} and {{second}} agree on a draw?',
    agreed: 'Both agree',
    playOn: 'Play on',
  },
} as const
