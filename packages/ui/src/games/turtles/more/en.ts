/** The words of turtles that come later: an introduction, why a match is over, why a tap is refused. */
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
  refused: {
    'needs-turtle': 'First choose one of your turtles.',
    'needs-cell': 'Now choose a square for your turtle.',
    'no-piece': 'There is no turtle on {{at}}.',
    'not-yours': 'The {{piece}} is not yours.',
    'in-sea': 'The {{piece}} has reached the sea and stays there.',
    stuck: 'The {{piece}} is stuck: it carries a weight of {{load}}.',
    'cannot-walk': 'The {{piece}} cannot enter any square beside it.',
    'cannot-hatch': 'The {{piece}} cannot enter any square of its home row.',
    'same-cell': 'Your turtle stands on {{at}} already.',
    'not-beside': '{{at}} is not beside your turtle. It walks one square, never diagonally.',
    'not-home': 'The {{piece}} must hatch first, in its home row.',
    'too-far': 'The sea is too far: the {{piece}} is not in the last row yet.',
    'wrong-sea': 'The {{piece}} swims in the other sea.',
    'too-weak': 'The {{piece}} cannot climb onto {{at}} and is too weak to push a weight of {{weight}}.',
    undo: 'The {{piece}} may not go to {{at}}: it would only undo your opponent’s move.',
  },
} as const
