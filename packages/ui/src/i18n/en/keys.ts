/** The keys of the play screen. */
export const keys = {
  keys: {
    title: 'Keys',
    about: 'In a board entered by keys, letters name cells. For a letter of this list, hold Shift there.',
    everywhere: 'Everywhere',
    onBoard: 'On the board',
    board: 'Go to the board',
    type: 'Type a move',
    list: 'Show these keys',
    key: {
      steps: '← →',
      ends: 'Home, End',
      escape: 'Esc',
      arrows: 'Arrows',
      letter: 'c',
      name: 'c, 3',
      tap: 'Enter, Space',
      number: '1 to 9',
      answer: 'Tab',
    },
    does: {
      steps: 'Step through the moves',
      ends: 'First move, last move',
      escape: 'Take back a tap; close a sheet; leave the board',
      arrows: 'From cell to cell',
      letter: 'To a place in c that can be tapped; again: the next one',
      name: 'To the cell c3',
      tap: 'Tap the cell',
      number: 'Take from the tray; answer a question; else as a letter: to a place with that number',
      answer: 'To the question, where one is open',
    },
  },
} as const
