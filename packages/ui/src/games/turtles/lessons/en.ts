/** The lessons of Turtles in words. */
export const en = {
  other: '{{did}} That is allowed, but it does not do what is asked.',
  lessons: {
    hatch: {
      title: 'From the nest to the sea',
      about: 'Hatch, walk, reach the sea.',
      steps: [
        {
          ask: 'You are teal. Choose a turtle from your nest and let it hatch on a square of the bottom row.',
          right: 'That is a turn. You have turtles 1 to 5; the number is size, strength and weight in one.',
        },
        {
          ask: 'The other side is sand and hatches at the top. Let your 4 hatch on b1.',
          right: 'You hatch on any square of your first row.',
          tries: {
            h4a: 'Your 3 stands on a1, and the 4 has pushed it on. Hatch on b1.',
            '3u': 'You may walk too, but this time let the 4 hatch.',
          },
        },
        {
          ask: 'Or walk: one square up, down, left or right. Walk with your 3 to a2.',
          right: 'Each turn you hatch or walk with one turtle. Your sea is at the top.',
          tries: {
            '3r': 'There it climbed onto your 4. Walk up, to a2.',
            '4u': 'That was the 4. Walk with the 3.',
          },
        },
        {
          ask: 'Two of your turtles are in the sea already. Three win: walk on with the 3.',
          right: 'Three in the sea: you win. That is the goal of every game.',
          tries: {
            '3r': 'From the last row the sea is one step up.',
            '3d': 'Backwards is allowed, but the sea is up.',
          },
        },
      ],
    },
    step: {
      title: 'Walking',
      about: 'One square at a time, in four directions.',
      steps: [
        {
          ask: 'A turtle walks one square, never diagonally. Walk forward with your 3.',
          right: 'One square each turn. Sand has let a turtle hatch.',
          tries: { '3r': 'Sideways is fine, but walk forward, to a2.' },
        },
        {
          ask: 'Now walk sideways, to b2.',
          right: 'You may walk sideways, but never off the side of the beach. The sand 5 is coming.',
          tries: {
            '3u': 'That is forward. Walk sideways, to b2.',
            '3d': 'That is backwards. Walk sideways, to b2.',
          },
        },
        {
          ask: 'Backwards is allowed too, though the sea is the other way. Try it: walk back to b1.',
          right: 'Back is fine, but never off your own end of the beach.',
          tries: {
            '3l': 'That is sideways. Walk back, to b1.',
            '3u': 'Your 3 climbed onto the 5. Clever, but walk back, to b1.',
          },
        },
        {
          ask: 'From the last row a turtle walks on into the sea. Which of yours can do it?',
          right: 'In the sea it is safe for good.',
          tries: {
            '2l': 'The 2 is right, but the sea is up.',
            '3u': 'The 3 is too far away. The 2 stands in the last row.',
          },
        },
      ],
    },
    climb: {
      title: 'Climbing',
      about: 'Onto a larger turtle, no matter whose.',
      steps: [
        {
          ask: 'A turtle climbs onto a larger one, no matter whose. Climb onto the sand 4 with your 1.',
          right: 'Now your 1 rides on the 4. Turtles stack, both colours mixed.',
          tries: {
            '1r': 'That was a plain step. The 4 is above your 1.',
            h5a: 'Let the others wait. Walk up with the 1.',
          },
        },
        {
          ask: 'Climb onto your own 3 with the 2.',
          right: 'Sitting on a turtle, you travel with it.',
          tries: {
            '2l': 'That was a plain step. The 3 is above your 2.',
            h1b: 'There the 1 climbed onto the 2. Let the 2 climb onto the 3.',
          },
        },
        {
          ask: 'A turtle can climb as it hatches. Let one hatch on top of your 5.',
          right: 'Every turtle is smaller than the 5, so each could do it.',
          tries: {
            h1b: 'It climbed onto the sand 2. Hatch on a1, where your 5 is.',
            h3b: 'It pushed the sand 2 away. Hatch on a1, where your 5 is.',
          },
        },
        {
          ask: 'A turtle climbs only onto a larger one. Your 4 faces the sand 3, your 2 faces the sand 5. Climb onto one of them.',
          right: 'Your 2 is smaller than the 5. The 4 could not climb onto the 3.',
          tries: {
            '4u': 'The 4 is larger than the 3, so it pushed it away instead.',
            '2l': 'It climbed, but onto your own 4. Climb onto the 5.',
          },
        },
      ],
    },
    push: {
      title: 'Pushing',
      about: 'Strong turtles move weaker ones out of the way.',
      steps: [
        {
          ask: 'A turtle pushes away what is not larger. Push the sand 2 with your 4.',
          right: 'The 2 went one square on, in the same direction.',
          tries: { '4r': 'Walk up, where the 2 is.' },
        },
        {
          ask: 'Equal numbers push too. Let your 3 hatch on a1 against the sand 3.',
          right: 'A turtle that hatches pushes forward.',
          tries: {
            h2a: 'The 2 is smaller, so it climbed. Take the 3.',
            h3b: 'Right turtle, but hatch on a1.',
            h5a: 'That pushes as well. But try the 3: equal is enough.',
          },
        },
        {
          ask: 'A whole stack counts with its sum: 2 and 1 weigh 3. Push it with your 4.',
          right: 'Your 4 is at least 3, so the stack had to move.',
          tries: { '4r': 'Walk up, where the stack is.' },
        },
        {
          ask: 'The stack on a3 weighs 5. Which of your turtles is strong enough to push it?',
          right: 'The 5. Pushed over the side, both turtles go back to their nest.',
          tries: {
            '4r': 'The 4 is too weak for a weight of 5. The 5 stands beside the stack.',
            '5d': 'The right turtle, but the stack is on its left.',
          },
        },
      ],
    },
    'climb-and-push': {
      title: 'Climbing over a part',
      about: 'Climb onto the larger, push off the rest.',
      steps: [
        {
          ask: 'On a3 a 1 rides on a 5. Walk in with your 2: it climbs onto the 5 and pushes off the 1.',
          right: 'It climbs onto what is larger and pushes off what is not.',
          tries: { '2r': 'Walk up, into the stack.' },
        },
        {
          ask: 'The stack is 4, 2, 1 from below. Your 3 fits in above the 4. Walk in.',
          right: 'It pushed off 2 and 1 together, and the 1 on its back came along.',
          tries: {
            '1u': 'That was the 1 alone. Walk with the 3 below it.',
            '3r': 'Walk up, into the stack.',
          },
        },
        {
          ask: 'It works for hatching too. On b1 a sand 2 rides on your 4: get rid of it.',
          right: 'You stand on your 4, and the 2 went one square on.',
          tries: {
            h1b: 'The 1 is smaller, so it climbed onto the 2. Take a larger one.',
            h5a: 'Hatch on b1, where the sand 2 is.',
          },
        },
        {
          ask: 'Throw the sand 3 off the side: your 4 fits between it and the 5.',
          right: 'The 3 fell off the side and is back in its nest.',
          tries: {
            '4u': 'Walk left, into the stack.',
            '4d': 'Walk left, into the stack.',
          },
        },
      ],
    },
    drive: {
      title: 'Carrying and being stuck',
      about: 'Riders come along, if they are not too heavy.',
      steps: [
        {
          ask: 'Whatever rides on a turtle comes along. Walk up with your 4.',
          right: 'The sand 2 was carried along, whether it wanted or not.',
          tries: {
            '4d': 'Forward, please: up.',
            '4r': 'Forward, please: up.',
          },
        },
        {
          ask: 'A turtle in the middle of a stack may walk too: those above come along, those below stay. Take your 4 up to b4.',
          right: 'The 1 came along, the 5 below stayed.',
          tries: {
            '4l': 'The right turtle, but go up.',
            h1a: 'Use the 4 on b3: it can leave the 5 at any time.',
          },
        },
        {
          ask: 'Your 4 carries 3 and 1, a load of 4. A load must be smaller than the number of its carrier: it is stuck. Take your 1 off to b2.',
          right: 'Now the load is 3, and 4 is more than 3.',
          tries: {
            '1u': 'That frees the 4 too, but then the 1 stands in its way. Go to b2.',
            h5b: 'The 4 is still stuck. Take the 1 off its back.',
          },
        },
        {
          ask: 'The 4 is free again. Walk on, up.',
          right: 'The sand 3 rides along, the wrong way for it.',
          tries: {
            '1l': 'Now the 1 is back, and the 4 is stuck again.',
            '4r': 'That pushed your own 1 off the side. Walk up.',
          },
        },
        {
          ask: 'You can do it to them: the sand 5 carries a 4. Climb on top, and it is stuck.',
          right: 'A load of 5 on a 5: it cannot walk.',
          tries: {
            '1l': 'That is beside the stack. Climb onto it.',
            h5b: 'Use the 1: it can climb onto the stack.',
          },
        },
      ],
    },
    chain: {
      title: 'Chains and falls',
      about: 'What is pushed pushes on, falls or is smashed.',
      steps: [
        {
          ask: 'What is pushed goes on as if it walked. Walk up with your 5 and watch.',
          right: 'The 5 pushed the 3, the 3 pushed your 2, and the 2 is in the sea.',
          tries: {
            '2u': 'That brings the 2 to the sea as well. But try it with a chain: walk with the 5.',
            '2d': 'Your 2 climbed onto the 3. Walk with the 5 instead.',
          },
        },
        {
          ask: 'A pushed turtle can climb too. Push the sand 3.',
          right: 'It is smaller than the 4, so it climbed onto it.',
          tries: { '5r': 'Walk up, where the 3 is.' },
        },
        {
          ask: 'A pushed turtle that can neither climb nor push is smashed. Smash the sand 2 on a2.',
          right: 'The stack of 2 and 1 was too heavy for it, so it is back in its nest.',
          tries: {
            '2d': 'That pushed it down onto your 3. Push it up with the 3.',
            '3r': 'Walk up, against the 2.',
          },
        },
        {
          ask: 'Pushed over the side, a turtle goes back to its nest. Push the sand 3 off.',
          right: 'All its way was in vain. Beware of strong neighbours at your side.',
          tries: {
            '5d': 'The 3 is on the left of your 5.',
            '5u': 'The 3 is on the left of your 5.',
          },
        },
        {
          ask: 'Over its own end too. Push the sand 2 back to where it came from.',
          right: 'It came from the top, so it is back in its nest. From there it may hatch again.',
          tries: { '3r': 'Walk up, against the 2.' },
        },
      ],
    },
    sea: {
      title: 'The sea',
      about: 'Who arrives, who goes back, and gifts.',
      steps: [
        {
          ask: 'It does not matter how you arrive: pushed counts too. Push your 2 into the sea with the 3.',
          right: 'The 2 is in the sea, and the 3 stands in the last row already.',
          tries: {
            '2u': 'That is one in the sea. But a push brings the 3 forward as well.',
            '2d': 'Your 2 climbed back onto the 3. Push it up instead.',
          },
        },
        {
          ask: 'Riders arrive together. Walk into the sea with your 4.',
          right: 'The 4 and your 1 have arrived. The sand 2 went back to its nest: this is not its sea.',
          tries: {
            '1u': 'That was the 1 alone. Walk with the 4 at the bottom.',
            '4r': 'The sea is up.',
          },
        },
        {
          ask: 'Win the game with one step.',
          right: 'Three at once. A carriage of 4, 2 and 1 is a strong thing.',
          tries: {
            '1u': 'One in the sea. Take all three: walk with the 4.',
            '2u': 'Two in the sea. Take all three: walk with the 4.',
          },
        },
        {
          ask: 'Sand has two in the sea, and a 2 one step from it. Hold it back, and do not push it in yourself.',
          right: 'Good. Who pushes an enemy over its far end gives it the point.',
          tries: {
            '3d': 'You pushed the 2 into its own sea: sand has three and wins.',
            '3u': 'Now the 2 walks into the sea, and sand wins.',
          },
        },
      ],
    },
    'no-undo': {
      title: 'No simple undoing',
      about: 'You may not just put everything back.',
      steps: [
        {
          ask: 'Sand has just pushed your 3 back. You may not restore the position before that. Make any other move.',
          right: 'Pushing straight back was the only thing forbidden.',
        },
        {
          ask: 'The same again. Pushing back is allowed if the position is a new one: hatch a turtle on a1 that pushes your own 3.',
          right: 'Your new turtle pushed the 3, and the 3 pushed the sand 3. That is a new position.',
          tries: {
            '3r': 'You moved away. Push the sand 3 with the help of a new turtle.',
            h1a: 'The 1 climbed onto your 3. Take one that is strong enough to push it.',
          },
        },
        {
          ask: 'Here both sides have moved since. Now you may push straight back.',
          right: 'The rule looks only at the position before the last move of your opponent.',
          tries: {
            '3r': 'That pushed your own 1 off. Walk up with the 3.',
            '1u': 'Use the 3: walk up.',
          },
        },
        {
          ask: 'It holds for hatching too. Your 3 was pushed off a1, back to its nest: it may not come straight back there. Use b1.',
          right: 'On the other square it makes a new position.',
          tries: {
            h1a: 'Take the 3, and hatch it on b1.',
            h5a: 'That is allowed, because it is another turtle. But hatch the 3 on b1.',
          },
        },
      ],
    },
    carriage: {
      title: 'Build a carriage',
      about: 'A good start, and the most common mistake.',
      steps: [
        {
          ask: 'Together they are faster: your 4 can carry 2 and 1. Begin with the one below: let the 4 hatch.',
          right: 'Three turtles alone need 15 turns to the sea. On one back they need 7.',
          tries: {
            h1a: 'The small ones ride on top. Begin with the 4.',
            h1b: 'The small ones ride on top. Begin with the 4.',
            h2a: 'The small ones ride on top. Begin with the 4.',
            h2b: 'The small ones ride on top. Begin with the 4.',
          },
        },
        {
          ask: 'Now the first rider. Which one leaves room for the 1 as well?',
          right: 'With 2 and 1 the load will be 3, less than 4.',
          tries: {
            h3a: 'With 3 and 1 the load would be 4, and your 4 would be stuck. Take the 2.',
            h5a: 'The 5 pushed your 4 on. Let a smaller one climb onto it.',
            '4u': 'Not yet: the riders climb on while it stands at home.',
          },
        },
        {
          ask: 'Complete the carriage.',
          right: 'Now you have 4, 2 and 1 in one stack. No 5 or 4 can push it: it weighs 7.',
          tries: {
            h3a: 'The 3 climbed onto the 4 and pushed off your 2. Take the 1.',
            '4u': 'One more can ride: let the 1 hatch first.',
          },
        },
        {
          ask: 'Walk with the 4: the whole carriage comes along.',
          right: 'Three turtles forward with one step. Watch out for a 3 or a 1: they can still get in.',
          tries: {
            '1u': 'The 1 left alone. Walk with the 4 at the bottom.',
            '2u': 'The 2 and the 1 left the 4 behind. Walk with the 4.',
          },
        },
        {
          ask: 'The common mistake: stopping beside a stronger turtle. Find a move that does not cost you a turtle.',
          right: 'Good. Beside an equal or stronger enemy a push sends you off the side.',
          tries: { '4u': 'There the sand 5 stands beside you and pushes you off the side.' },
        },
      ],
    },
    defence: {
      title: 'Stop the runner',
      about: 'A plan for defence: push, break, stop, throw.',
      steps: [
        {
          ask: 'Sand has two in the sea, and its 3 is one step from it. Push it back with a turtle from your nest.',
          right: 'That is why a strong turtle in the nest is a good guard.',
          tries: {
            h2a: 'It only rides along: the 3 carries it and walks into the sea.',
            h5b: 'Beside it, not against it: the 3 walks into the sea.',
          },
        },
        {
          ask: 'A carriage of 4, 2 and 1 would bring three at once. Break it: which turtle gets in?',
          right: 'Now sand can no longer bring all three.',
          tries: {
            h5b: 'The carriage walks into the sea and sand wins. Get into the stack.',
            h3b: 'Right turtle, wrong square: get into the stack on a1.',
          },
        },
        {
          ask: 'Your 3 sits on the sand 4. Make it so heavy that it cannot take the last step.',
          right: 'The load is 4 or more: it is stuck.',
          tries: {
            '3r': 'Now the 4 carries nothing and walks into the sea.',
            h5b: 'The 4 still carries only 3 and walks into the sea.',
          },
        },
        {
          ask: 'Best of all is to throw a runner off the side. Your 3 stands beside the sand 3.',
          right: 'Back to its nest: sand must begin again with it.',
          tries: {
            h5a: 'The 3 is still there. Push it sideways.',
            '3u': 'You walked past it. Push it sideways.',
          },
        },
      ],
    },
  },
} as const
