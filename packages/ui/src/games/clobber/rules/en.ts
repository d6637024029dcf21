/** The rules of Clobber in words. */
export const en = {
  goal: 'The goal',
  goalText: 'Make the last move. A player who cannot move loses.',
  goalPicture: 'Navy has just taken c3. No navy stone has an ivory one beside it: ivory cannot move and loses.',

  board: 'Board and stones',
  boardText: 'The board has 5 columns and 6 rows. At the start there is a stone on every square.',
  boardPicture: 'The start. No two stones of the same colour are side by side.',
  legendStones: 'Navy stones are those of player 1, who begins; ivory ones those of player 2.',

  turn: 'A turn',
  turnText: 'Move one of your stones to a square beside it that holds an enemy stone, and remove that stone.',
  turnMust: 'Beside means up, down, left or right. There is no passing.',
  turnPicture: 'The navy stone on c3 can take any of the 4 stones around it.',
  turnTake: 'Your stone leaves its square empty and stands where the enemy stood.',
  turnTakePicture: 'Navy takes c4 with the stone on c3.',
  turnNot: 'A stone never moves to an empty square, never to one of its own colour, and never along a diagonal.',
  turnNotPicture: 'The navy stone on b2 can take only b3. The stone on c3 lies on its diagonal.',

  end: 'The end',
  endBlocked: 'No move: when no stone of yours has an enemy beside it and it is your turn, you lose.',
  endSure: 'Every move removes a stone, so every game ends, and there is never a draw.',

  optionWidth: 'Columns: 3 to 8.',
  optionHeight: 'Rows: 3 to 8.',

  noteMove: 'The stone on c3 takes the one on c4. Columns are letters from the left; rows are counted from the bottom.',
  noteOther: 'The stone on d5 takes the one on d4.',

  hintGroups: 'The board soon falls into groups that do not touch. Look at each of them on its own.',
  hintLonely: 'A stone without an enemy beside it is out of play. Leave such stones to your opponent.',

  source: 'Clobber was designed by Michael H. Albert, J. P. Grossman and Richard J. Nowakowski in 2001.',
} as const
