/** The lessons of Three Dragons in words. */
export const en = {
  other: '{{did}} That is allowed, but it does not do what is asked.',
  lessons: {
    rook: {
      title: 'Move and capture',
      about: 'How pieces move, what stops them, and how you win.',
      steps: [
        {
          ask: 'You are ivory. A piece goes straight, as far as it is free. Send your piece on d2, with four dots, to the edge, g2.',
          right: 'Left, right, up or down, any distance, never diagonally. Now navy moves.',
          tries: {
            'd2-f2': 'Almost: go on to the edge, g2.',
            'd2-e2': 'The right way, but go on to the edge, g2.',
            'd2-d3': 'The cave on d4 would stop it there. Go sideways, to g2.',
          },
        },
        {
          ask: 'Other pieces block the way, and so do mountains, with peaks, and caves, like d4. Move d1 up until the cave stops it.',
          right: 'No piece stops on a cave or passes over it. Navy has come close to you.',
          tries: { 'd1-d2': 'It can go one square further, to d3.' },
        },
        {
          ask: 'Capture: close the navy piece on e3 in between two of yours. Yours on d3 is one of them.',
          right:
            'It stood between d3 and f3, in one line, and is captured. The number of dots does not matter for this.',
          tries: {
            'g2-g3': 'That is not beside e3. Which piece can reach f3?',
            'g2-e2': 'You are beside it, but not in line with d3. Come to f3.',
          },
        },
        {
          ask: 'A player with only one piece left loses. Navy has two: capture the one on c5.',
          right: 'One piece left: you win. That is the heart of the game. The next lessons show the other rules.',
          tries: {
            'c1-c4': 'Beside it, but there is no friend on the other side. Come to d5.',
            'g5-e5': 'One square too few: come right beside it, to d5.',
          },
        },
      ],
    },
    closing: {
      title: 'Closing in',
      about: 'Capture between two pieces, or against an obstacle.',
      steps: [
        {
          ask: 'Close in the navy piece on c5 from the right. Your piece on b5 helps.',
          right: 'Captured between b5 and d5. Only the piece that moved captures.',
          tries: {
            'g5-e5': 'One square too few. You must stand right beside it.',
            'c1-c4': 'From below you need a friend above. Use the row: b5 is there already.',
          },
        },
        {
          ask: 'A mountain does the work of a second piece. Capture a2 against the mountain on a1.',
          right: 'One piece was enough. Squares beside mountains are dangerous.',
          tries: { 'e3-b3': 'One square more: you must stand in line with a1 and a2.' },
        },
        {
          ask: 'A cave does the same. Capture c4 against the cave on d4.',
          right: 'Squares beside caves are dangerous too.',
          tries: {
            'b1-b3': 'One square more: to stand in line with c4 and d4.',
            'd1-d3': 'That is under the cave. Come from the other side of c4.',
          },
        },
        {
          ask: 'The edge of the board captures nothing. How do you capture the piece on a5?',
          right: 'From above: a6, a5 and the cave on a4 are in one line.',
          tries: { 'b2-b5': 'Behind a5 there is only the edge, and it captures nothing. Come from above.' },
        },
        {
          ask: 'One move can close in several pieces. Capture two at once.',
          right: 'Both are gone: c3 against b3, and e3 against f3.',
          tries: { 'd1-d2': 'One square more, between the two.' },
        },
      ],
    },
    between: {
      title: 'Safe in between',
      about: 'Walking between two enemies costs nothing.',
      steps: [
        {
          ask: 'Only the piece that moves captures: if you walk in between them yourself, you are safe. Go to d3, between the navy pieces.',
          right: 'Nothing happens to you there, and navy has moved something else.',
          tries: { 'd1-d2': 'Be brave: one square more, right between them.' },
        },
        {
          ask: 'From there you help to capture. Close in one of your two neighbours.',
          right: 'It was caught between your pieces. The gap was a good place.',
          tries: {
            'd3-d2': 'Stay there. Bring another piece to the far side of c3 or e3.',
            'b2-c2': 'Come to the far side, in one line with d3.',
          },
        },
        {
          ask: 'The same goes for an enemy and a mountain. Go to b7, between the mountain and c7.',
          right: 'Safe: you came by yourself, and no enemy has closed you in.',
          tries: { 'b2-b6': 'One square more, beside the mountain.' },
        },
        {
          ask: 'But if an enemy arrives last, that piece is lost: b6 threatens to come to b4 and close in c4. Leave navy no capture.',
          right: 'Right: now navy can capture nothing.',
          tries: {
            'd1-d3': 'Navy comes to b4 and closes in c4 against the cave. Move c4 itself.',
            'c4-c6': 'There navy closes it in too: f6 comes to d6. Choose another square.',
          },
        },
      ],
    },
    strength: {
      title: 'Capture by strength',
      about: 'What it costs, and when to leave it.',
      steps: [
        {
          ask: 'The dots are the strength. A piece that stops beside a weaker enemy may take it: go to c4 with your 3, take the 2 on c5.',
          right: 'Taken. The price is one point: your 3 is a 2 now.',
          tries: {
            'c1-c4': 'You stopped beside it but took nothing. Go to c4 and choose c5.',
            'c1-c3': 'That is not beside it. Go one square further.',
          },
        },
        {
          ask: 'Equal strength is not enough. Go between c5 and e5 with your 3: which one can you take?',
          right: 'The 2, not the 3. Only weaker pieces can be taken by strength.',
          tries: {
            'd6-d5': 'The right place, but you took nothing. Choose c5.',
            'd6-e6': 'The piece on e5 is a 3 like yours: no capture.',
          },
        },
        {
          ask: 'With a 4 you could take either, but only one of them. Take the stronger one, e5.',
          right: 'You choose the victim. Your 4 is a 3 now.',
          tries: {
            'd6-d5xc5': 'That takes the 2. The 3 on e5 was worth more.',
            'd6-d5': 'You took nothing. Choose e5.',
          },
        },
        {
          ask: 'The 3 on c7 wants to take d1 from c1. Block its way on c3, but take nothing: as a 2 you would fall to it.',
          right: 'You may always decline. Your 3 kept its strength, and navy can capture nothing.',
          tries: {
            'f3-c3xb3': 'Now it is a 2, and the 3 on c7 comes to c4 and takes it.',
            'f3-d3': 'The 3 on c7 still comes to c1 and takes d1. Go one square further.',
          },
        },
        {
          ask: 'Here you must choose: close in c3, or take e3 by strength. Not both. Take the one that costs nothing.',
          right: 'Closing in is free. You keep your 3.',
          tries: {
            'd1-d3xe3': 'That costs a point, and c3 stays on the board. Close in instead.',
            'd1-d2': 'One square further, between the two.',
          },
        },
      ],
    },
    dragon: {
      title: 'Wake a dragon',
      about: 'Stand on every square beside a cave.',
      steps: [
        {
          ask: 'The cave on a4 has three squares beside it, and two are yours. Take the third.',
          right: 'The dragon wakes and is yours: a new piece of strength 3.',
          tries: { 'e3-b3': 'That is not beside the cave. Its third square is a3.' },
        },
        {
          ask: 'The cave in the middle has four squares and a stronger dragon. Take the last square.',
          right: 'A dragon of strength 5, the strongest piece there is. It captures nothing as it wakes.',
          tries: { 'd2-c2': 'The last square is d3, right below the cave.' },
        },
        {
          ask: 'Now it moves like any piece. Take the navy 4 on d7 by strength.',
          right: 'It is a 4 now, and its cave is open: still an obstacle, but it gives no second dragon.',
          tries: {
            'd4-d6': 'You are beside the 4 but took nothing. Go there and choose d7.',
            'd4-d5': 'One square further: right beside d7.',
          },
        },
        {
          ask: 'Navy is about to wake the dragon on d4 from g3. A single piece of yours beside the cave is enough. Stop it.',
          right: 'As long as one square is not theirs, the dragon sleeps.',
          tries: {
            'd1-d2': 'Navy goes to d3 and the dragon wakes. Take that square yourself.',
            'b1-b3': 'Navy goes to d3 and the dragon wakes. Take that square yourself.',
          },
        },
      ],
    },
    end: {
      title: 'How it ends',
      about: 'One piece left, or no move.',
      steps: [
        {
          ask: 'Navy has two pieces. Capture one and the game is over.',
          right: 'A player with a single piece loses. Dragons count as pieces.',
          tries: {
            'd1-d3': 'That is under the cave. Close in c4 from the left.',
            'b2-b3': 'One square more, in line with c4 and the cave.',
          },
        },
        {
          ask: 'Take both at once. No piece left loses as well.',
          right: 'None left: you win. Count pieces, not strength.',
          tries: { 'd1-d2': 'One square more, between the two.' },
        },
        {
          ask: 'A player who cannot move loses too. Shut navy in.',
          right:
            'Both are stuck: you win. They are not captured: only the piece that moved captures, and seen from b6 only the edge is behind them.',
          tries: { 'b1-b5': 'Both can still move to b6. Take that square.' },
        },
        {
          ask: 'Now you have two pieces, and one is in danger. Do not lose it.',
          right: 'Saved. With few pieces, first look at what can be captured.',
          tries: {
            'f2-f4': 'Navy comes to b4 and closes in c4 against the cave: the game is lost.',
            'f2-c2': 'Navy comes to b4 and closes in c4 against the cave: the game is lost.',
          },
        },
      ],
    },
    'safe-start': {
      title: 'Stay out of reach',
      about: 'A good first move, and the most common mistakes.',
      steps: [
        {
          ask: 'A good first move leaves navy nothing to capture. Move a piece a little, or your 4.',
          right: 'Good: navy can capture nothing now.',
          tries: {
            'c1-c6': 'Too far: navy moves to b6 and closes it in.',
            'b1-b5': 'Too far: the 4 comes to b6 and takes your 3 by strength.',
          },
        },
        {
          ask: 'A piece beside a mountain needs care: navy could come to c1. Leave nothing to capture.',
          right: 'Well done. Beside an obstacle one enemy is enough.',
          tries: {
            'f2-f3': 'Navy comes to c1 and closes in b1 against the mountain.',
            'b1-b4': 'There it stands beside a cave, and navy closes it in from c4.',
          },
        },
        {
          ask: 'Navy wants to close in c4 from b4. Do not run: put a friend on that square.',
          right: 'Side by side they protect each other along their line.',
          tries: {
            'b2-b3': 'Navy still reaches b4. Take that square yourself.',
            'd1-d3': 'Navy comes to b4 and closes in c4 against the cave.',
          },
        },
        {
          ask: 'Your 3 could take b3 or g5, and becomes a 2. Look at the 3 on c7: which capture is safe?',
          right: 'On f5 nothing can take it back. First look who takes back, then capture.',
          tries: {
            'f3-c3xb3': 'Now the 3 on c7 comes to c4 and takes your 2.',
            'f3-f5': 'The right square, but you took nothing. Choose g5.',
          },
        },
      ],
    },
    'dragon-plan': {
      title: 'A plan with a dragon',
      about: 'Wake yours in three moves, and stop theirs.',
      steps: [
        {
          ask: 'Plan: three pieces around the cave on a4. Begin on a5: navy cannot come to a6, where it would close you in against the cave.',
          right: 'The first one stands. Now bring the next before navy comes near.',
          tries: { 'b2-b7': 'Beside the mountain navy closes it in from c7. Go to the cave.' },
        },
        {
          ask: 'Second piece, to b4: safe too, because navy cannot come to c4, where it would close you in against the cave.',
          right: 'Two stand. Navy has seen it and threatens to come to a6.',
          tries: { 'b2-b3': 'One square further, beside the cave.' },
        },
        {
          ask: 'Be quick: the last square wakes the dragon before navy strikes.',
          right: 'The dragon is yours. While it is at home the cave is no obstacle, so a5 is safe.',
          tries: {
            'b4-b6': 'Now a square beside the cave is empty again. Fill the last one.',
            'e3-e4': 'Navy comes to a6 and closes in a5 against the cave.',
          },
        },
        {
          ask: 'Now navy needs only g3 to wake the dragon on g4. Put one piece in the way.',
          right:
            'One piece beside the cave stops the whole plan. A full game has a board of 9 × 9 squares and eight pieces for each side.',
          tries: {
            'g2-f2': 'Navy goes to g3, and the dragon wakes.',
            'b2-b3': 'Navy goes to g3, and the dragon wakes.',
          },
        },
      ],
    },
  },
} as const
