/** The words of three-dragons that a game is played without: an introduction, and why a match is over. */
export const en = {
  credit:
    'Designed by Scott Allen Czysz in 2020 for a contest of two-player games to print at home. Rules after version 0.40 of the rulebook.',
  brief: {
    one: 'Move one piece in a straight line as far as you like, without jumping.',
    two: 'Capture an enemy by closing it in between two of your pieces, or a weaker one beside you at the price of a point of strength.',
    three:
      'Hold every square beside a cave alone, and its dragon wakes for you. A player with one piece left, or without a move, loses.',
  },
  reason: {
    reduced: '{{loserColour}} has one piece left, and one piece cannot play on.',
    reduced_lost: 'You have one piece left, and one piece cannot play on.',
    blocked: '{{loserColour}} is to move, but no piece can: a player without a move loses.',
    blocked_lost: 'It is your turn, but none of your pieces can move: a player without a move loses.',
    repetition: 'The same position came up {{repetition}} times, and that makes a draw.',
    'no-progress': 'No capture and no new dragon in {{noProgress}} moves: that makes a draw.',
  },
  wiped: '{{loserColour}} has no piece left.',
  wiped_lost: 'You have no piece left.',
} as const
