import { filterMoves, movesTyped } from './typedMove'

const moves = [
  { text: 'e2-e4', words: 'e2 to e4' },
  { text: 'e2-e4xd4', words: 'e2 to e4, capturing d4' },
  { text: 'e2-e7', words: 'e2 to e7' },
  { text: 'og7', words: 'orange on g7' },
  { text: 'pg7', words: 'purple on g7, ligação' },
  { text: '3d', words: 'turtle 3 into the sea' },
]
const texts = (found: readonly { readonly text: string }[]) => found.map(({ text }) => text)

test.each([
  ['', texts(moves)],
  ['e2', ['e2-e4', 'e2-e4xd4', 'e2-e7']],
  ['e2e4', ['e2-e4', 'e2-e4xd4']],
  ['g7', ['og7', 'pg7']],
  ['g7 ORANGE', ['og7']],
  ['capturing', ['e2-e4xd4']],
  ['ligacao', ['pg7']],
  ['z', []],
])('%j leaves %j', (typed, expected) => expect(texts(filterMoves(moves, typed))).toEqual(expected))

test.each([
  ['e2e4', ['e2-e4']],
  [' E2-E4 ', ['e2-e4']],
  ['e2e4xd4', ['e2-e4xd4']],
  ['e2e7', ['e2-e7']],
  ['og7', ['og7']],
  ['orange g7', ['og7']],
  ['3d', ['3d']],
  ['e2', ['e2-e4', 'e2-e4xd4', 'e2-e7']],
  ['h9', []],
  [' ', []],
  ['-', []],
])('%j typed stands for %j', (typed, expected) => expect(texts(movesTyped(moves, typed))).toEqual(expected))
