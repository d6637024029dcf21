/** Why a tap is refused where no move is made now, whatever the rules say. */
export const refused = {
  whyNot: {
    over: 'The game is over.',
    notYourTurn: 'It is not your turn.',
    watching: 'Two computers are playing: here you can only watch.',
    lookingBack: 'This is an earlier position. To go on, press “Back to now”.',
    paused: 'The game is paused. Press “Go on” to play.',
    held: 'First pass the device on.',
  },
} as const
