/** The rules of Three Dragons in words. */
export const en = {
  goal: 'The goal',
  goalText: 'Capture your opponent’s pieces. Whoever has only one piece left loses. So does a player who cannot move.',

  board: 'Board and pieces',
  boardText:
    'The board has 9 by 9 squares. A mountain stands in each corner. Three caves lie along the middle row, and a dragon sleeps in each of them.',
  boardObstacles: 'Mountains and caves are obstacles. No piece may stop on them or pass over them.',
  boardPicture: 'The start. Ivory sits at the bottom and moves first. The caves are on a5, e5 and i5.',
  pieces: 'Each player has eight pieces. The pips are their strength.',
  legend2: 'Strength 2: five pieces of each player.',
  legend3: 'Strength 3: two, next to the mountains.',
  legend4: 'Strength 4: one, in front of the others.',
  legend5: 'A dragon: strength 3 from a cave at the side, 5 from the middle.',

  turn: 'A turn',
  turnText: 'Move one of your pieces in a straight line: left, right, up or down, as far as you like. It may not jump.',
  turnMust: 'You must move. There is no passing and there are no diagonals.',
  turnAfter: 'Where the piece stops it may capture. Then a dragon may wake.',
  turnPicture: 'The 4 on e2 can go to every marked square. The cave on e5 stops it.',

  closing: 'Capture by closing in',
  closingText:
    'An enemy between the piece you moved and another of yours, in one line, is captured. Strength does not matter.',
  closingPicture: 'Ivory moves from e1 to e4. The navy piece on d4 is now between e4 and c4 and is captured.',
  closingObstacle:
    'An obstacle does the work of your other piece. So squares beside mountains and caves are dangerous. The edge of the board captures nothing.',
  closingMountainPicture: 'The navy piece on a2 stands beside the mountain on a1. One ivory piece on a3 is enough.',
  closingMany: 'One move can close in several pieces. All of them are captured, whether you want it or not.',
  closingManyPicture: 'Moving to e3 captures three: d3 and f3 against ivory pieces, e4 against the cave on e5.',
  closingSafe:
    'Only the piece that moved captures. So you may stop between two enemies: nothing happens to your piece.',
  closingSafePicture: 'Ivory has moved to d4, between two enemies, and is safe there.',

  strength: 'Capture by strength',
  strengthText:
    'If your piece stops beside a weaker enemy, it may capture that enemy. It pays for it with one point of its own strength.',
  strengthPicture: 'The ivory 3 moves from c1 to c4, captures the weaker piece on c5 and becomes a 2.',
  strengthLimits:
    'Beside means left, right, above or below. Equal strength is not enough. A 1 can capture nobody in this way.',
  strengthChoice:
    'You take one enemy at most, and you may decline. If you capture by strength, pieces that the same move closes in stay on the board.',
  strengthChoicePicture: 'On e4 ivory must choose: close in d4, or capture f4 by strength. Not both.',

  dragons: 'Dragons',
  dragonsText:
    'When your pieces alone stand on every square beside a closed cave, its dragon wakes at the end of your move. It is yours.',
  dragonsWhere:
    'A cave at the side has three squares beside it and a dragon of strength 3. The one in the middle has four and a dragon of strength 5.',
  dragonsPicture: 'Ivory moves to e4, the last free square beside the cave on e5. A dragon of strength 5 wakes there.',
  dragonsPiece:
    'A dragon captures nothing as it wakes. From your next turn on it is a piece like any other: it moves, captures and can be captured.',
  dragonsHome: 'While it stays at home, its square counts as a piece and not as an obstacle.',
  dragonsOpen:
    'When it leaves or is captured there, the cave is open. It remains an obstacle and gives no second dragon.',
  dragonsOpenPicture: 'The dragon has gone from e5 to e2. The open cave on e5 is an obstacle for everybody.',

  end: 'The end',
  endText: 'The first of these that applies after a move ends the game.',
  endReduced: 'A player has one piece left or none: the other wins. Dragons count as pieces.',
  endBlocked: 'The player to move has no legal move: the other wins.',
  endRepetition: 'The same position, with the same player to move, comes up for the third time: draw.',
  endNoProgress: '100 moves, counting those of both players, without a capture or a new dragon: draw.',

  optionVariant:
    'Basic: only closing in, pieces have no strength. Strength: adds capture by strength. Dragons: the whole game.',
  optionWidth: '7, 9, 11 or 13 columns. Each player has one piece fewer than there are columns.',
  optionHeight: '7, 9, 11 or 13 rows.',
  optionCaptureChoice: 'If a move could capture in both ways: choose one, make both, or only close in.',
  optionStrengthCapture: 'Capture by strength may be declined, or must be made where it is possible.',
  optionStopBetween: 'Stopping between two enemy pieces is safe, or forbidden. Passing through is always allowed.',
  optionRepetition: 'How often a position must come up for a draw: 3 times, from 2 to 9, or never.',
  optionNoProgress: 'How many moves without progress make a draw: 100, from 2 to 1000, or never.',

  noteMove: 'The piece on e2 goes to e4. What it closes in and what it wakes is not written.',
  noteStrength: 'The piece on c1 goes to c4 and captures c5 by strength.',
  noteSquare: 'Columns are letters from the left, rows are numbers from the bottom.',

  hintCount:
    'Count pieces before strength: the game ends when one player has a single piece. A 1 still closes in and wakes dragons.',
  hintDanger:
    'Beside a mountain or a cave one enemy is enough to capture you. Two pieces side by side protect each other along their line.',
  hintPrice: 'After a capture by strength your piece is weaker and stands close by. First look who can take it back.',
  hintDragon: 'To stop a dragon, put a single piece beside its cave.',

  source: 'Three Dragons was designed by Scott Allen Czysz in 2020, for a print-and-play contest on BoardGameGeek.',
  sourceRules:
    'These rules follow what readers of his rulebook, version 0.40, report. The draws, the loss without moves and the other board sizes are not from it.',
} as const
