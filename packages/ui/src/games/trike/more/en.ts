/** The words of trike that come later: an introduction, why a match is over, why a tap is refused. */
export const en = {
  credit: 'Designed by Alek Erickson in 2020. Rules after the publisher, compared with Ludii and Abstract Play.',
  brief: {
    one: 'Both of you move the same pawn: slide it in a straight line, as far as it is free.',
    two: 'Where it stops you leave a checker of your colour. Checkers stay, and the pawn never passes them.',
    three: 'When the pawn cannot move, the colour with more checkers under and around it wins.',
  },
  setUp: { pawn: 'pawn', owner: 'Navy is played by' },
  plate_one: '{{count}} checker under or beside the pawn. Once the pawn is trapped, the colour with more of them wins.',
  plate_other:
    '{{count}} checkers under or beside the pawn. Once the pawn is trapped, the colour with more of them wins.',
  reason: {
    majority: 'Under and around the trapped pawn {{winnerColour}} has {{own}} checkers to {{other}}, and more wins.',
    majority_won: 'Under and around the trapped pawn you have {{own}} checkers to {{other}}, and more wins.',
    majority_lost:
      'Under and around the trapped pawn {{winnerColour}} has {{own}} checkers to your {{other}}, and more wins.',
    tiebreak:
      'Level at {{own}} checkers each, but the one under the pawn is {{loserColour}}’s: the other, with more around it, wins.',
    tiebreak_won:
      'Level at {{own}} checkers each, but the one under the pawn is {{loserColour}}’s: you have more around it, and win.',
    tiebreak_lost:
      'Level at {{own}} checkers each, but the one under the pawn is yours: {{winnerColour}}, with more around it, wins.',
    tie: 'Under and around the trapped pawn each has {{own}} checkers: on this board that makes a draw.',
  },
  refused: {
    'same-cell': 'The pawn must move: it cannot stay on {{at}}.',
    taken: 'There is a checker on {{at}} already.',
    'not-in-line': '{{at}} is not in line with the pawn on {{from}}.',
    blocked: 'The checker on {{by}} is in the way to {{at}}.',
    'swap-off': 'This game is played without the swap.',
    'swap-early': 'There is nothing to swap before the first checker.',
    'swap-late': 'You can swap only once, right after the first checker.',
  },
} as const
