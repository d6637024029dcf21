/** The words of turtles that a game is played without: an introduction, and why a match is over. */
export const en = {
  credit: 'Designed and published by Dan Hassin in 2024. Rules after version 1.3.2 of the rulebook.',
  brief: {
    one: 'Bring three of your five turtles across the beach to the sea at the far end.',
    two: 'Each turn, hatch a turtle in your first row or walk one a square; those on its back ride along.',
    three: 'It climbs onto larger turtles and pushes away what is not larger. A load as heavy as itself holds it fast.',
  },
  reason: {
    score: '{{winnerColour}} has {{own}} in the sea: it takes {{goal}} to win.',
    score_won: 'You have {{own}} in the sea: it takes {{goal}} to win.',
    repetition: 'The same position came up {{repetition}} times, and that makes a draw.',
    'no-moves': 'The player to move has no legal move, and that makes a draw.',
  },
  cannotMove: '{{loserColour}} is to move and cannot: in this game that loses.',
  cannotMove_lost: 'It is your turn and you cannot move: in this game that loses.',
  moreInSea:
    'The player to move has no legal move, so the sea decides: {{winnerColour}} has {{own}} there to {{other}}.',
  moreInSea_won: 'The player to move has no legal move, so the sea decides: you have {{own}} there to {{other}}.',
  moreInSea_lost: 'The player to move has no legal move, so the sea decides: you have {{other}} there to {{own}}.',
} as const
