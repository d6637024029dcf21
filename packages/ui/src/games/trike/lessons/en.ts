/** The lessons of Trike in words. */
export const en = {
  other: '{{did}} That is allowed, but it does not do what is asked.',
  lessons: {
    pawn: {
      title: 'One pawn for two',
      about: 'Slide the pawn, place a checker, close the trap.',
      steps: [
        {
          ask: 'You are navy. Begin: put your first checker on any cell. The pawn goes on top.',
          right: 'Every cell is allowed. From now on both of you move this one pawn.',
        },
        {
          ask: 'The pawn slides in a straight line, as far as you like. Slide it along the row into the corner, e5.',
          right: 'It stopped on e5, and the navy checker you place lies under it. Checkers never move again.',
          tries: {
            e3: 'One cell is a fine move too, but try a long one: all the way to e5.',
            e4: 'Almost! Go one cell further, into the corner e5.',
          },
        },
        {
          ask: 'Checkers are walls: the pawn never enters or jumps them. Slide it towards e5, up to your wall.',
          right: 'Your checker on e5 stopped the pawn. Every checker is a wall from now on.',
          tries: {
            d3: 'That line is free too. But go the other way, towards e5.',
            a1: 'That line runs away from e5. Go the other way.',
          },
        },
        {
          ask: 'If all cells beside the pawn are taken, it is trapped. Trap it on e5: most checkers there are yours.',
          right:
            'Trapped! Of the 3 checkers under and beside the pawn, 2 are navy: you win. The real board is bigger, 7 cells a side.',
          tries: {
            c3: 'From there the pawn runs free. Step into the corner: only two cells touch it.',
            d3: 'From there the pawn runs free. Step into the corner: only two cells touch it.',
          },
        },
      ],
    },
    trap: {
      title: 'The trap and its points',
      about: 'When the pawn is stuck, the checkers around it are counted.',
      steps: [
        {
          ask: 'All four cells beside e2 are taken. Step into it and trap the pawn.',
          right:
            'Under and beside the pawn: 3 navy, 2 ivory, so you win. The numbers beside the names always show this count.',
          tries: {
            b1: 'There the pawn can still move. It is trapped only with no empty cell beside it.',
            c1: 'There the pawn can still move. It is trapped only with no empty cell beside it.',
          },
        },
        {
          ask: 'In the middle a cell has six neighbours. All those of c2 are taken: step in and count.',
          right: 'Seven checkers count here, 4 navy and 3 ivory. It is an odd number, so there is never a draw.',
          tries: {
            e3: 'The pawn runs on from there. The trap is ready on the other side, on c2.',
            e4: 'The pawn runs on from there. The trap is ready on the other side, on c2.',
          },
        },
        {
          ask: 'After a long slide the cell behind the pawn is empty, so only a step of one cell can trap it. Find it.',
          right: 'One step to b2 closed the trap, 3 points to 2. The empty cells elsewhere do not matter.',
          tries: {
            d3: 'One step, but cells beside d3 are empty. Look for a cell with no empty neighbour.',
            e3: 'That slide leaves empty cells around the pawn. Take a single step.',
          },
        },
        {
          ask: 'Careful: in the corner e5 ivory would have most checkers. Do not trap the pawn there, move elsewhere.',
          right: 'Well spotted. It is not the one who closes the trap who wins, but the one with more checkers there.',
          tries: { e5: 'Now the pawn is trapped, but 2 of the 3 checkers are ivory: you would lose.' },
        },
      ],
    },
    choice: {
      title: 'The trap that pays',
      about: 'Two traps are open. Count before you step.',
      steps: [
        {
          ask: 'You must move to e1 or to e3, and both trap the pawn. Count the checkers around them, then choose.',
          right: 'On e3 it is 3 to 2 for navy. In the corner it would have been 1 to 2.',
          tries: { e1: 'On e1 ivory has 2 of the 3 checkers: you would lose. Count around the other cell.' },
        },
        {
          ask: 'The trap on d3 counts seven checkers, the corner e5 only three. Which one is yours?',
          right: 'Small but yours: 2 to 1. On d3 it would have been 3 to 4.',
          tries: { d3: 'More checkers, but 4 of the 7 are ivory. Try the small trap.' },
        },
        {
          ask: 'The checker the pawn comes from is theirs, the one you place is yours: they cancel. Count only the others.',
          right: 'Around c2 the others were 3 navy and 2 ivory, so the trap was yours.',
          tries: { a1: 'Apart from those two, a1 has a single neighbour, and it is ivory. You would lose.' },
        },
        {
          ask: 'Now no trap pays. Do not close one for ivory, and leave them none to close with the next step.',
          right: 'Good: no trap is closed, and ivory cannot close one for themselves now.',
          tries: {
            e1: 'That traps the pawn with 2 ivory checkers against 1: you would lose.',
            c2: 'From there ivory steps to d2 and traps the pawn, with most of the checkers around it.',
          },
        },
      ],
    },
    swap: {
      title: 'The swap',
      about: 'Why the second player may take over the first checker.',
      steps: [
        {
          ask: 'You are player 2. Navy began in the middle, a strong cell. Instead of moving, swap colours.',
          right: 'The board stays as it is, but navy is yours now, with its first checker. Ivory goes on.',
          tries: {
            b2: 'A normal move, but navy keeps the strong cell. Swap: it is allowed only now.',
            d2: 'A normal move, but navy keeps the strong cell. Swap: it is allowed only now.',
          },
        },
        {
          ask: 'Ivory has moved. You are navy: slide the pawn wherever you like.',
          right: 'The checker you placed is navy. There is no swapping back.',
        },
        {
          ask: 'Another game: navy began in a corner, which is weak on this board. Do not swap, move the pawn.',
          right: 'You stay ivory, and navy stays with the weak corner.',
          tries: { swap: 'Then the weak corner is yours. Keep ivory and move the pawn.' },
        },
        {
          ask: 'Now you began on c2 and your opponent swapped. So you are ivory: move the pawn.',
          right: 'That is the swap: one chance, right after the first checker. It keeps the first move fair.',
        },
      ],
    },
    'look-ahead': {
      title: 'Look before you step',
      about: 'A good start, and the most common mistake.',
      steps: [
        {
          ask: 'A good first cell on this small board: not a corner, and not the middle of a side. Choose one.',
          right: 'From each of these nine cells navy can win. That is why a clever opponent would swap now.',
          tries: {
            a1: 'A corner loses here if ivory plays well. Try a cell further in or beside a corner.',
            e1: 'A corner loses here if ivory plays well. Try a cell further in or beside a corner.',
            e5: 'A corner loses here if ivory plays well. Try a cell further in or beside a corner.',
            c1: 'The middle of a side loses here if ivory plays well. Try another cell.',
            c3: 'The middle of a side loses here if ivory plays well. Try another cell.',
            e3: 'The middle of a side loses here if ivory plays well. Try another cell.',
          },
        },
        {
          ask: 'Before you move, look at what ivory could close with one step. Only one cell is safe.',
          right: 'Right. From c1 ivory has no winning step.',
          tries: {
            a1: 'Ivory steps to b2, traps the pawn and has more checkers there.',
            b2: 'Ivory steps to a1, traps the pawn and has more checkers there.',
            d1: 'Ivory steps to c1, traps the pawn and has more checkers there.',
          },
        },
        {
          ask: 'Once more: which cell gives ivory no winning step?',
          right: 'Yes, b1. Stepping into the trap before it is ready spoils it.',
          tries: {
            c1: 'Ivory steps to b1 and wins. Go there yourself.',
            d3: 'Ivory steps to e4 and wins.',
            e4: 'Ivory steps to d3 and wins.',
          },
        },
        {
          ask: 'Three of your four moves lose at once. Find the fourth.',
          right: 'From c2 ivory must go to b2, and you close the corner a1. A safe move often wins.',
          tries: {
            b2: 'Ivory steps to c2 and wins.',
            d1: 'Ivory steps to e2 and wins.',
            e2: 'Ivory steps to d1 and wins.',
          },
        },
      ],
    },
    'two-traps': {
      title: 'Make them walk in',
      about: 'A plan: corridors, and two traps at once.',
      steps: [
        {
          ask: 'In a narrow corridor count the cells. Move so that ivory has only one move, into your trap on c1.',
          right:
            'Ivory had to step to c1 and trapped the pawn for you. In corridors the count decides who goes in last.',
          tries: { c3: 'Now the pawn is free on the other side. Keep it in the corridor.' },
        },
        {
          ask: 'One trap is easy to spoil, two are not. Find the cell between the corners a1 and e5 that gives you both.',
          right: 'From c3 ivory can go only towards a corner, and in each of them you close the trap.',
          tries: {
            b2: 'That leaves ivory a safe answer. Look for a cell between both corners.',
            c1: 'That leaves ivory a safe answer. Look on the other side, between both corners.',
          },
        },
        {
          ask: 'Build a wall: fill the gap in your row from c1 to c3. Then every answer of ivory lets you close a trap.',
          right: 'Your row c1, c2, c3 cuts the board: wherever ivory goes, you close a trap.',
          tries: {
            d3: 'That leaves ivory a safe answer. Cut the board with a row of navy checkers.',
            e2: 'That leaves ivory a safe answer. Cut the board with a row of navy checkers.',
          },
        },
        {
          ask: 'Finish it: which step traps the pawn?',
          right: 'It is 3 to 2, and you know the plan: build walls, threaten twice, let them walk in.',
          tries: { e3: 'From there the pawn can still move. Look for a cell with no empty neighbour.' },
        },
      ],
    },
  },
} as const
