/** The lessons of Alliances in words. */
export const en = {
  other: '{{did}} That is allowed, but it does not do what is asked.',
  lessons: {
    place: {
      title: 'Any colour, any cell',
      about: 'Place discs, join sides, win two colours.',
      steps: [
        {
          ask: 'Choose a colour, then an empty cell, and place a disc. Any colour, any cell.',
          right: 'That is a whole turn. No disc belongs to anyone: both of you use all three colours.',
        },
        {
          ask: 'You need not stay with one colour. Place a purple disc now, wherever you like.',
          right: 'Discs never move and never leave the board.',
          tries: {
            od3: 'That was orange. Choose purple first, then a cell.',
            gd3: 'That was green. Choose purple first, then a cell.',
          },
        },
        {
          ask: 'The orange sides are at the top and bottom: join them. For orange you may use purple too, its ally. Close the gap.',
          right: 'An unbroken chain from side to side: orange is yours.',
          tries: {
            gd4: 'Green is not your ally for orange. Use orange or purple.',
            gd5: 'Green is not your ally for orange. Use orange or purple.',
          },
        },
        {
          ask: 'The chain from top to bottom won you orange. Two colours win: join the purple sides with purple and its ally green.',
          right:
            'Two colours: you win. That is the goal of every game. The real board is bigger, the rules are the same.',
          tries: { od4: 'Orange is not your ally for purple. Use purple or green.' },
        },
      ],
    },
    chain: {
      title: 'Chains',
      about: 'Join two sides with a colour and its ally.',
      steps: [
        {
          ask: 'The three pairs beside your name are your chart: orange goes with purple. Join the orange sides, top and bottom.',
          right: 'Orange and purple discs count alike in this chain.',
          tries: {
            gd4: 'Green does not belong to this chain. Use orange or purple.',
            oc3: 'The right colour, but a gap is left on d4.',
          },
        },
        {
          ask: 'Green goes with orange. Join the green sides, upper left and lower right.',
          right: 'Green is yours. Each colour has an ally of its own.',
          tries: { pd4: 'Purple does not belong to this chain. Use green or orange.' },
        },
        {
          ask: 'Purple goes with green. A chain may bend. Find the gap and join the purple sides.',
          right: 'Purple is yours. Neighbouring cells are enough, in any direction.',
          tries: {
            od4: 'The right place, but orange does not belong to this chain.',
            oe4: 'The right place, but orange does not belong to this chain.',
          },
        },
        {
          ask: 'Two discs are missing to join the orange sides. Place orange or purple on e5: it leaves two ways to c4.',
          right: 'They placed green on d4, which you cannot use for orange. But d5 is still free.',
          tries: {
            od4: 'That works too, but take e5 this time: from there two ways lead to c4.',
            ge5: 'Green does not belong to this chain. Use orange or purple.',
          },
        },
        {
          ask: 'Go round their green disc, over d5, and win orange.',
          right: 'Two ways at once cannot be closed with one disc. Remember that.',
          tries: {
            gd5: 'Green does not belong to this chain. Use orange or purple.',
            oc3: 'That joins orange and green discs: a chain of your opponent, who would win orange.',
          },
        },
      ],
    },
    allies: {
      title: 'Their allies, your allies',
      about: 'The two charts are different.',
      steps: [
        {
          ask: 'The pairs beside the other name differ: they join orange with green and need d4. Place there what they cannot use.',
          right: 'Purple is your ally for orange, not theirs. Their chain is stopped.',
          tries: {
            od4: 'That completes their chain of orange and green: orange goes to them.',
            gd4: 'That completes their chain of orange and green: orange goes to them.',
            pd3: 'The right colour, but they still close the gap on d4.',
          },
        },
        {
          ask: 'Whose chain it is depends on its colours, not on who placed them. Your chain for orange is made of orange and purple: fill the gap on d4.',
          right: 'Orange and purple: yours, no matter who placed the discs.',
          tries: { gd4: 'Green breaks your chain. Use orange or purple.' },
        },
        {
          ask: 'Now you have the other chart: look beside your name. Purple goes with orange there: join the purple sides.',
          right: 'With your first chart this would be no chain: there purple goes with green.',
          tries: { gd4: 'With this chart green is not the ally of purple. Use purple or orange.' },
        },
        {
          ask: 'The same chart again: green goes with purple. Join the green sides.',
          right: 'Each colour has one ally for you and the other for your opponent.',
          tries: { od4: 'With this chart orange is not the ally of green. Use green or purple.' },
        },
      ],
    },
    shared: {
      title: 'One disc serves both',
      about: 'Who places the last disc, and what it does.',
      steps: [
        {
          ask: 'An orange disc on d4 joins the sides for both: you over c4, them over c3. Place it and see who wins orange.',
          right: 'A disc that completes both chains wins the colour for the player who placed it.',
          tries: {
            gd4: 'Green joins the sides for them alone. Place orange.',
            pd4: 'That wins orange too, with a chain of your own. But try the disc that serves both: orange.',
          },
        },
        {
          ask: 'Now you are the second player, and the other side has just placed on e7. Place the orange disc on d4 yourself.',
          right: 'Now orange is yours. Where a disc completes both chains, the colour goes to whoever placed it.',
          tries: {
            pd4: 'Purple joins the sides for player 1 alone. Place orange.',
            gd4: 'That wins orange too. But place the disc that serves both: orange.',
          },
        },
        {
          ask: 'Both chains lack d4 and e5, and an orange disc would help both. Place on one of them the colour only you can use.',
          right:
            'Purple stops them and leaves you one cell short. Before you place a disc, ask what it does for the other side.',
          tries: {
            oe5: 'Now they place orange on d4 and win orange.',
            od4: 'Now they place orange on e5 and win orange.',
            ge5: 'Green joins their chain, not yours. They win orange on d4.',
            gd4: 'Green joins their chain, not yours. They win orange on e5.',
          },
        },
        {
          ask: 'One disc can serve two colours. Which colour on d4 joins both the orange and the purple sides for you?',
          right: 'Purple helps you to orange as its ally, and to purple as itself: two colours with one disc.',
          tries: { gd4: 'Green joins purple for you, but orange for them. Another colour does both for you.' },
        },
      ],
    },
    fence: {
      title: 'The fence',
      about: 'Win a colour by shutting the other out.',
      steps: [
        {
          ask: 'If they can no longer join the orange sides, orange is yours. To them purple is a wall here: fill the gap on a3.',
          right: 'The lower orange side is closed to them. Orange is yours, by a fence.',
          tries: {
            ga3: 'They can use green for orange, so their way stays open. Place purple.',
            oa3: 'They can use orange. A fence must be of the colour that they cannot use: purple.',
          },
        },
        {
          ask: 'The board has no corner cells, so a fence of b2, b3 and b4 shuts off the whole lower side. Close it on b3.',
          right: 'No way leads past b2, b3 and b4 to the lower side. Orange is yours.',
          tries: { gb3: 'They can walk over green. Place purple.' },
        },
        {
          ask: 'For purple your opponent uses purple and orange. So which colour shuts them out on f7?',
          right: 'Green. A fence is always of the one colour that they cannot use.',
          tries: {
            of7: 'Orange is their ally for purple. Use the colour that is left.',
            pf7: 'Purple is the colour itself. Use the colour that is left.',
          },
        },
        {
          ask: 'You cannot use green for orange. They are about to close the lower side on a2: prevent it.',
          right: 'A single disc that you can use keeps the side open.',
          tries: {
            ga2: 'That completes the fence against yourself: orange goes to them.',
            ob2: 'They still close the side with green on a2. Take that cell.',
          },
        },
      ],
    },
    'two-colours': {
      title: 'Two colours win',
      about: 'Chains and fences count alike.',
      steps: [
        {
          ask: 'Orange is already yours, by the fence at the bottom. Win green and with it the game.',
          right: 'Two of three colours: the game is over.',
          tries: { pd4: 'Purple is not your ally for green. Use green or orange.' },
        },
        {
          ask: 'Orange is yours. Now win purple by a fence: they cannot use green for it. Close the upper right side.',
          right: 'A colour won by a fence counts like any other.',
          tries: { of7: 'They can use orange for purple. Close the side with green.' },
        },
        {
          ask: 'A chain of orange alone, from side to side, decides everything. Close it.',
          right: 'Orange is yours, and it fences them off from green. Purple goes to them, but you have two.',
          tries: {
            pd4: 'That wins orange, but a pure orange chain wins green as well.',
            gd4: 'Green makes it a chain of your opponent. Use orange.',
          },
        },
        {
          ask: 'They have orange and threaten to fence you off from green with purple on f3. Do not lose.',
          right: 'Saved. When one colour is gone, watch the other two closely.',
          tries: {
            pf3: 'That closes the fence against yourself, and the game is lost.',
            gf4: 'They place purple on f3 and win. Take that cell.',
          },
        },
      ],
    },
    swap: {
      title: 'The swap',
      about: 'An option: take over the chart of the first player.',
      steps: [
        {
          ask: 'With the swap rule player 2 may answer the first disc by exchanging charts. Try it: swap.',
          right: 'The pairs beside the names changed places; the disc stays where it is. Player 1 goes on.',
          tries: {
            gd5: 'A normal disc. The swap is allowed only now, so try it.',
            pd3: 'A normal disc. The swap is allowed only now, so try it.',
          },
        },
        {
          ask: 'Player 1 has placed green. You have the chart that was theirs: place any disc.',
          right: 'There is no swapping back.',
        },
        {
          ask: 'Another game: the first disc does not help the chart of player 1. Then do not swap, place a disc.',
          right: 'You keep your own chart. You could swap only then, right after the first disc.',
          tries: { swap: 'Then you have the chart of player 1. This time keep your own and place a disc.' },
        },
        {
          ask: 'Now you began, and player 2 swapped. You have their chart: place any disc.',
          right: 'That is the swap: a first disc that is too good will be taken from you.',
        },
      ],
    },
    guard: {
      title: 'Start and stay safe',
      about: 'A good first disc, and the most common mistake.',
      steps: [
        {
          ask: 'A good first disc stands in the middle, equally far from all six sides. Place one on d4.',
          right: 'From the middle a disc can become part of a chain in every direction.',
          tries: {
            oa2: 'At the rim a disc has few neighbours. Take the middle.',
            pb1: 'At the rim a disc has few neighbours. Take the middle.',
          },
        },
        {
          ask: 'The most common mistake is to forget the short fences. Which green side are they about to close? Stop it.',
          right: 'One usable disc on the side, and the fence must go a long way round.',
          tries: {
            pe2: 'That closes the fence against yourself: green goes to them.',
            ge3: 'They place purple on e2, and the side is closed. Take that cell.',
          },
        },
        {
          ask: 'Your orange chain lacks c3 and e5. On one of them orange joins their chain too. Place where it helps only you.',
          right: 'Now they must stop you. Before each disc, look at what it does for their chains too.',
          tries: {
            oe5: 'That disc also joins their chain: they place on b4 and win orange.',
            ge5: 'Green joins only their chain: they place on b4 and win orange.',
            gc3: 'For orange, green is their ally and not yours. Use orange or purple.',
          },
        },
        {
          ask: 'If a chain lacks only one cell, take it yourself. Win the game with one disc on d4.',
          right: 'Purple by the chain, orange by the fence: two colours at one stroke.',
          tries: {
            gd4: 'That wins purple, but a pure purple chain wins orange as well.',
            od4: 'That makes a chain of purple and orange, which is theirs. Use purple.',
          },
        },
      ],
    },
    'two-threats': {
      title: 'Two threats at once',
      about: 'A plan: win one colour and threaten twice.',
      steps: [
        {
          ask: 'You could win purple on c1 or on d2. Keep both for later, and first win orange with a fence.',
          right: 'Orange is yours, and two cells win purple. They could close only one of them.',
          tries: {
            gc1: 'That wins purple, but then they stop you on a3. Win orange first: purple can wait.',
            gd2: 'That wins purple, but then they stop you on a3. Win orange first: purple can wait.',
          },
        },
        {
          ask: 'They stopped you on c1. Win with the other threat.',
          right: 'Two colours. A single threat can be answered, two cannot.',
          tries: { gb2: 'That leaves a way around. Close the fence right at your two green discs.' },
        },
        {
          ask: 'Orange is yours. Extend your green discs d5 and d6 so that two cells complete a fence at the upper right.',
          right: 'Whatever they do, one of the two cells is left for you.',
          tries: {
            gc5: 'That leads away from the upper right side. Go towards e6 or f6.',
            pf3: 'That closes the fence against yourself: green goes to them.',
          },
        },
        {
          ask: 'They have placed on e6. Close the gap that is left in your green fence.',
          right: 'The fence f6, e5, d5, d6 shuts off the upper right side: purple is yours, and you win.',
          tries: { ge4: 'That leaves a hole on e5. Close it there.' },
        },
      ],
    },
  },
} as const
