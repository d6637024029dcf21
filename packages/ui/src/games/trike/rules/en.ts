/** The rules of Trike in words. */
export const en = {
  goal: 'The goal',
  goalText:
    'One pawn wanders over the board. Both players move it. Where it stops, the player who moved it leaves a checker.',
  goalEnd:
    'When the pawn cannot move any more, the game is over. Whoever owns most of the checkers under and around it wins.',
  goalPicture: 'The pawn on e3 is shut in. Under and around it lie 4 navy checkers and 3 ivory ones: navy wins.',

  board: 'Board and pieces',
  boardText: 'The board is a triangle of hexagons, 7 on each side. It starts empty.',
  legendCheckers:
    'Navy checkers are those of player 1, ivory ones those of player 2, unless they swap. Checkers never move and never leave the board.',
  legendPawn: 'The pawn belongs to nobody. It always stands on the checker that was placed last.',

  turn: 'A turn',
  turnFirst: 'First turn: player 1 puts a navy checker on any cell, and the pawn on top of it.',
  turnLater:
    'Every later turn: slide the pawn in a straight line, one cell or more. Then put a checker of your colour under it.',
  turnMust: 'You must move the pawn. There is no passing.',
  turnPicture: 'The pawn on d2 can slide in six directions. Every marked cell can be reached.',
  turnWalls:
    'The pawn never enters an occupied cell and never jumps over a checker. So every checker is a wall from now on.',
  turnWallsPicture: 'Checkers on d2, e3 and e4 stand in the way. From d3 the pawn reaches only the marked cells.',

  swap: 'The swap',
  swapText:
    'After the first checker, player 2 may swap instead of moving. The players exchange colours; the board stays as it is.',
  swapNext: 'The swap is a whole turn. Player 1 goes on, now with ivory.',
  swapOnce:
    'There is only this one chance. It keeps the opening fair: a first cell that is too good will be taken from you.',

  end: 'The end',
  endTrapped:
    'The pawn is trapped when every cell beside it carries a checker. The game ends at once, even if cells elsewhere are empty.',
  endPoints: 'Each checker beside the pawn is a point for its colour. So is the one under the pawn. More points win.',
  endCornerPicture: 'The shortest game: g6, f6, g7. In this corner 3 checkers count. Navy has 2 of them and wins.',
  endBeware: 'Beware: you can trap the pawn yourself and lose by it.',
  endBewarePicture: 'Ivory has just moved to g7 and trapped the pawn. But navy has 2 of the 3 checkers: ivory loses.',
  endMajority: 'More points win. On the triangle 3, 5 or 7 checkers count, so there is never a draw.',
  endTiebreak:
    'Level points on the hexagon: the colour under the pawn loses, because the other has more checkers beside it.',
  endTie: 'Level points on the pyramid: the game is a draw.',
  endSure: 'Every turn fills a cell, so every game ends and nothing can repeat.',

  boards: 'Other boards',
  pyramid: 'The pyramid has square cells. There the pawn moves in eight directions, like the queen of chess.',
  pyramidPicture: 'On the pyramid the pawn on e3 also slides along the diagonals.',
  hexagon: 'The hexagon has the six directions of the triangle and more room.',

  optionBoard: 'The triangle is the original. The pyramid and the hexagon are for a change.',
  optionSize: 'Cells on a side: 3 to 19 on the triangle, 3 to 10 on the others. Learn on 7, go on to 9 and 11.',
  optionPie: 'The swap, on or off. With it off, player 2 cannot take over the first checker.',

  noteCell: 'The pawn goes to d2. Rows are letters from the top; cells are counted from the left.',
  noteSwap: 'Player 2 swaps.',

  hintStep:
    'Only a step to the next cell can trap the pawn. Before you move, look at what your opponent can reach in one step.',
  hintTrap:
    'An empty cell with your checkers around it is a trap for your opponent. Two traps are harder to spoil than one.',
  hintCount: 'In a narrow corridor, count the empty cells: the number tells who will have to go in last.',

  source: 'Trike was designed by Alek Erickson in 2020.',
  sourceBoards: 'His board is the triangle. The pyramid and the hexagon come from computer versions by others.',
} as const
