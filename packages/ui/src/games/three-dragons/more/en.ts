/** The words of three-dragons that come later: an introduction, why a match is over, why a tap is refused. */
export const en = {
  credit:
    'Designed by Scott Allen Czysz in 2020 for a contest of two-player games to print at home. Rules after version 0.40 of the rulebook.',
  brief: {
    one: 'Move one piece in a straight line as far as you like, without jumping.',
    two: 'Capture an enemy by closing it in between two of your pieces, or a weaker one beside you at the price of a point of strength.',
    three:
      'Hold every square beside a cave alone, and its dragon wakes for you. A player with one piece left, or without a move, loses.',
  },
  setUp: { cave: 'Cave', clock: 'Moves since a capture or a new dragon' },
  reason: {
    reduced: '{{loserColour}} has one piece left, and one piece cannot play on.',
    reduced_lost: 'You have one piece left, and one piece cannot play on.',
    blocked: '{{loserColour}} is to move, but no piece can: a player without a move loses.',
    blocked_lost: 'It is your turn, but none of your pieces can move: a player without a move loses.',
    repetition: 'The same position came up {{repetition}} times, and that makes a draw.',
    'no-progress': 'No capture and no new dragon in {{noProgress}} moves: that makes a draw.',
  },
  plate: {
    pieces_one: '{{count}} piece on the board: a player with one piece left loses.',
    pieces_other: '{{count}} pieces on the board: a player with one piece left loses.',
    strength: 'Strength {{strength}} in all. Each bar is a piece, as high as it is strong: {{each}}.',
  },
  wiped: '{{loserColour}} has no piece left.',
  wiped_lost: 'You have no piece left.',
  refused: {
    'no-piece': 'There is no piece on {{at}}. Choose one of yours.',
    'not-yours': 'The piece on {{piece}} is not yours.',
    'no-way': 'The piece on {{at}} has nowhere to go.',
    'same-cell': 'A piece must move: it cannot stay on {{at}}.',
    'own-piece': 'Your own piece stands on {{at}}.',
    'enemy-piece': 'An enemy stands on {{at}}. Capture it from beside, not by moving onto it.',
    mountain: 'No piece can stand on the mountain on {{at}}.',
    cave: 'No piece can enter the cave on {{at}}.',
    'not-in-line': '{{at}} is not in line with {{from}}. Pieces slide straight, never diagonally.',
    'blocked-by-piece': 'The piece on {{by}} blocks the way to {{at}}.',
    'blocked-by-cave': 'The cave on {{by}} blocks the way to {{at}}.',
    between: 'In this game no piece may stop between two enemies, as on {{at}}.',
    'needs-choice': 'Choose what to capture, or keep your strength.',
    'must-capture': 'In this game a weaker neighbour must be captured.',
    'not-beside': 'The piece on {{at}} is not beside the square where yours stops.',
    'closed-in': 'The piece on {{at}} is closed in: capturing it needs no strength.',
    'too-strong': 'The piece on {{at}} has strength {{strength}}; yours, with {{own}}, is not stronger.',
  },
} as const
