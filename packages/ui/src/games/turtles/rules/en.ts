/** The rules of Turtles in words. */
export const en = {
  goal: 'The goal',
  goalText:
    'Bring three of your five turtles across the beach and into the sea at the far end. Whoever has three there first wins.',
  goalPicture: 'The teal 4 walks into the sea with the 2 and the 1 on its back. All three have arrived: teal wins.',

  board: 'Beach and turtles',
  boardText: 'The beach is 2 squares wide and 4 long. It starts empty: all turtles are in their nests beside it.',
  boardSides:
    'South has the teal turtles. They hatch at the bottom and walk up to the sea at the top. South moves first.',
  boardNorth: 'North has the sand turtles. They hatch at the top and walk down to the sea at the bottom.',
  boardPicture: 'The teal 3 has hatched on a1, the sand 5 on b4. The marks show where the teal 3 can walk now.',
  boardNumber: 'Each player has turtles 1 to 5. The number is all in one: size, strength and weight.',
  legendTeal: 'Teal: plates on the shell.',
  legendSand: 'Sand: rings on the shell.',

  turn: 'A turn',
  turnText: 'Move one of your turtles: let one hatch, or walk one square. There is no passing.',
  turnWalk: 'Walk: one square up, down, left or right. From the last row a turtle walks on into its sea.',
  turnHatch: 'Hatch: a turtle from your nest enters any square of your first row.',
  turnNot: 'A turtle may never walk off the side of the beach or off its own end.',

  carry: 'Riding and carrying',
  carryText:
    'Turtles stand on one another, yours and your opponent’s mixed. You may move any turtle of yours, wherever it is in its stack.',
  carryRiders: 'All turtles on its back ride along. Those below it stay.',
  carryPicture: 'The teal 4 walks from a2 to a3 and takes the sand 2 along.',
  carryLoad: 'A turtle can walk only if its number is greater than the sum of its riders. Equal is too heavy.',
  carryStuckPicture:
    'The sand 5 carries a 4 and a 1 and is stuck. The sand 4 carries only the 1 and can walk. So can the teal 1.',

  climbText: 'A turtle climbs onto one that is larger than itself, no matter whose.',
  climbPicture: 'The teal 1 climbs onto the sand 4.',

  push: 'Climbing and pushing',
  pushText:
    'A turtle pushes away what is not larger than itself, if its number is at least the sum of what it pushes. Equal numbers push.',
  pushPicture: 'The teal 4 pushes a stack of 2 and 1: 4 is at least 3. The stack moves on in the same direction.',
  pushHatch: 'A turtle that hatches climbs or pushes in the same way. It pushes forward.',
  pushBoth: 'A turtle can do both: it climbs onto the larger ones and pushes off the rest from above them.',
  pushBothPicture: 'The teal 3 climbs onto the 4 and pushes off the 2 and the 1 that stood there.',
  pushNot: 'If it can neither climb nor push, it cannot enter. Its riders do not help.',

  chain: 'Chain reactions',
  chainText: 'What is pushed goes on as if it walked: its lowest turtle climbs or pushes with its own number.',
  chainPicture:
    'The 5 pushes the 3, the 3 pushes the 2, and the 2 goes over the far end: teal has a turtle in the sea.',
  chainSmash:
    'A pushed group that cannot enter the next square is smashed: all its turtles go back to their nests. The one that pushed takes the place.',
  chainSmashPicture:
    'The teal 3 pushes the sand 2. The stack of 2 and 1 is too heavy for it, so the sand 2 goes back to its nest.',
  chainSide: 'Pushed over the side or over its own end, a turtle goes back to its nest. It may hatch again.',
  chainSidePicture: 'The sand 5 pushes the teal 3 and 1 off the side. Both go back to their nest.',
  chainScore:
    'Over its far end a turtle is in the sea for good, whoever pushed or carried it. Riders of the other colour go home to their nest.',

  undo: 'No undoing',
  undoText: 'Your move may not restore the position that stood before your opponent’s last move.',
  undoPicture: 'The teal 3 has just pushed the sand 3 from a3 to a4. Sand may not push it straight back.',

  end: 'The end',
  endText: 'After each move, in this order:',
  endScore: 'A player has three turtles in the sea and wins. It may be the one who did not move.',
  endRepetition: 'The same position, with the same player to move, comes up for the third time: draw.',
  endNoMoves: 'The player to move has no legal move: draw.',

  optionWidth: 'Squares across the beach: 2 to 6. The published game has 2.',
  optionLength: 'Squares from sea to sea: 4 to 8. The published game has 4.',
  optionStart: 'Whether player 1, who moves first, sits at the South or at the North.',
  optionGoal: 'How many turtles must reach the sea: 3, from 1 to 5.',
  optionUndo: 'Undoing the last move is forbidden, or allowed.',
  optionRepetition: 'How often a position must come up for a draw: 3 times, from 2 to 9, or never.',
  optionNoMoves: 'Without a legal move: a draw, a loss, or a win for more turtles in the sea and a draw if level.',

  noteWalk:
    'Turtle 4 walks up, with its riders. The letters u, d, l and r stand for up, down, left and right, as South sees them.',
  noteHatch: 'Turtle 3 hatches on column a.',
  noteStack: 'In texts, a stack is written from the bottom to the top.',

  hintCarriage: 'Carriages are fast. The 4 with the 2 and the 1 on its back brings three turtles across at once.',
  hintSide:
    'On a beach 2 squares wide every push to the side throws turtles off. Do not stand beside an enemy that is as strong or stronger.',
  hintGuard: 'Keep a 5 or a 4 in the nest as a guard: it can hatch against a runner on your first row.',
  hintFreeze: 'Climb on an enemy until its load is as heavy as itself: then it is stuck.',

  source: 'Turtles was designed and published by Dan Hassin in 2024. His site is turtlesgame.xyz.',
  sourceRules:
    'These rules follow his rulebook, version 1.3.2. The draw by repetition, other beaches and other goals are additions.',
} as const
