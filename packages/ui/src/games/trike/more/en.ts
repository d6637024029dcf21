/** The words of trike that a game is played without: an introduction, and why a match is over. */
export const en = {
  credit: 'Designed by Alek Erickson in 2020. Rules after the publisher, compared with Ludii and Abstract Play.',
  brief: {
    one: 'Both of you move the same pawn: slide it in a straight line, as far as it is free.',
    two: 'Where it stops you leave a checker of your colour. Checkers stay, and the pawn never passes them.',
    three: 'When the pawn cannot move, the colour with more checkers under and around it wins.',
  },
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
} as const
