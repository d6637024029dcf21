/** A sentence for every code of the engine. */
export const errors = {
  error: {
    'json/invalid': 'That text cannot be read.',
    'request/invalid': 'That request cannot be understood.',
    'game/unknown': 'There is no such game.',
    'options/invalid': 'Those options do not exist for this game.',
    'position/invalid': 'That is not a position of this game.',
    'move/unreadable': 'That is not a move of this game.',
    'move/illegal': 'That move is not allowed here.',
    'game/over': 'The game is over.',
    'game/unfinished': 'The game is not over yet.',
    'match/invalid': 'A name, date or clock of this game cannot be saved.',
    'record/invalid': 'That saved game is damaged.',
    'record/newer': 'That game was saved by a newer version of the app.',
    'record/result': 'The result of that saved game does not fit its moves.',
    'link/invalid': 'That link carries no game.',
    'link/newer': 'That link was made by a newer version of the app.',
    'link/damaged': 'That link is damaged. Ask for it again.',
    'link/long': 'This game is too long for a link. Share it as text.',
    'player/unknown': 'There is no such computer player.',
  },
} as const
