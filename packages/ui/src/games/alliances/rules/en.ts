/** The rules of Alliances in words. */
export const en = {
  goal: 'The goal',
  goalText: 'Be the first to win two of the three colours.',
  goalHow: 'You win a colour by joining its two sides with a chain, or because your opponent can no longer join them.',
  goalPicture:
    'The purple disc on e5 closes two chains of chart A: orange with purple, and purple with green. Chart A has two colours and wins.',

  board: 'Board and discs',
  boardText: 'The board is a hexagon of 121 cells without its six corners. Opposite sides have the same colour.',
  boardDiscs:
    'There are 42 discs of each colour in one supply. No disc belongs to anybody: both players may place any colour.',
  boardSmall: 'The other pictures on this page show the smaller board of size 5.',
  boardPicture:
    'The board: orange at the top and bottom, purple at the upper right and lower left, green at the lower right and upper left.',

  allies: 'Your allies',
  alliesText:
    'Player 1 holds chart A, player 2 holds chart B, unless you choose otherwise. A chart gives each colour an ally: the one other colour that your chain may use.',
  alliesA: 'Chart A:',
  alliesAOrange: 'Orange and purple join the orange sides.',
  alliesAPurple: 'Purple and green join the purple sides.',
  alliesAGreen: 'Green and orange join the green sides.',
  alliesB: 'Chart B:',
  alliesBOrange: 'Orange and green join the orange sides.',
  alliesBPurple: 'Purple and orange join the purple sides.',
  alliesBGreen: 'Green and purple join the green sides.',
  alliesAid:
    'For chart A the ally is the colour of the next side clockwise. For chart B it is the next one the other way round.',

  turn: 'A turn',
  turnText: 'Choose a colour, then an empty cell, and place a disc of that colour there. Any colour, any empty cell.',
  turnMust: 'There is no passing. Discs never move and never leave the board.',

  chains: 'Winning a colour by a chain',
  chainsText:
    'A chain is a row of neighbouring discs, each in the colour of the sides or in that of your ally. It must reach from one side to the other.',
  chainsPicture: 'Orange and purple discs join the two orange sides. Orange goes to chart A.',
  chainsOwner:
    'It does not matter who placed the discs. A chain belongs to the player whose colours it is made of, even if the other placed the last one.',
  chainsBoth:
    'A disc of the colour itself can complete a chain for both players at once. Then the colour goes to the player who placed it.',
  chainsBothPicture:
    'Orange on e5 serves both: chart A passes over purple on d5, chart B over green on d4. The player who placed it wins orange.',

  fences: 'Winning a colour by a fence',
  fencesText:
    'You also win a colour when your opponent can no longer join its sides: discs they cannot use close every way.',
  fencesPicture:
    'The purple fence cuts off the lower orange side. Chart B cannot use purple here, so orange goes to chart A.',
  fencesColour:
    'Such a fence is always of one colour: neither that of the sides nor the ally of the player it shuts out.',
  fencesGap: 'It may end in the gap of a missing corner. The cell beside such a gap belongs to no side.',
  fencesOwn: 'It counts whoever completes it, even if you shut out yourself.',

  won: 'Won colours',
  wonText:
    'Each colour is won only once. The winner takes one disc of it from the supply as a trophy, if there is one left.',
  wonPlay: 'Discs of a won colour can still be placed and still serve as allies. Only its two sides are out of play.',
  wonMany: 'One disc can decide two or three colours at once. All of them are awarded before the game ends.',
  wonManyPicture:
    'A chain of one colour from side to side decides everything: player 1 closes it on e5 and wins orange, and green by fence. Purple goes to player 2.',

  end: 'The end',
  endTwo: 'Whoever owns two colours wins at once.',
  endNoDraw: 'There is no draw: on a full board every colour is decided.',
  endSupply: 'A colour with no discs left in the supply cannot be placed any more. That alone fences nobody off.',

  optionSize:
    'Cells on a side, counting the missing corners: 3 to 9. The published board has 7, and 5 is good for a first game.',
  optionFirstChart: 'Which chart player 1 holds. Both are equally good.',
  optionPie:
    'With the swap rule, player 2 may answer the first disc by exchanging charts instead of placing one. It is off unless you turn it on.',

  noteDisc: 'An orange disc on g7. The letters o, p and g stand for orange, purple and green.',
  noteCell:
    'Rows are letters from the bottom. Numbers count the diagonals that rise to the left, from the lower left side on.',
  noteSwap: 'The players exchange charts.',

  hintAll: 'Every disc helps and hinders in all three colours. Look at each of them before you place one.',
  hintLine:
    'A chain of a single colour between its own sides decides all open colours. While no colour has been won, whoever completes it wins the game.',
  hintFence: 'On the board of size 7 a chain needs 13 discs, but a fence along a side only 5. Watch the short fences.',

  source: 'Alliances was designed by Markus Hagenauer and published by nestorgames in 2020.',
  sourceSwap: 'The other board sizes and the swap rule are not part of the published game.',
} as const
