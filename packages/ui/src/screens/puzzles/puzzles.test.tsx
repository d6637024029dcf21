import { loadEveryPuzzle, loadPuzzles, retiredPuzzles, type Puzzle } from '@tabuleiro/ai'
import { expectOk, newMatch, ok, positionOf, rulesOf, writtenMoves, type GameId, type Match } from '@tabuleiro/engine'
import { act, screen } from '@testing-library/react-native'
import { puzzleOfDay } from '../../model/puzzles/day'
import { dataAttributesOf, openPage, press, settled, status, tapCell, wait } from '../../testing/drive'
import { createWorld, type World } from '../../testing/world'

jest.setTimeout(60_000)

const TODAY = '2026-05-04'

beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 4, 4, 12) }))
afterEach(() => jest.useRealTimers())

const puzzlesOf = async (game: GameId) => expectOk(await loadPuzzles(game))

/** A puzzle whose solution has so many plies: moves of Trike are single taps. */
async function trikePuzzle(plies: number): Promise<Puzzle> {
  const found = (await puzzlesOf('trike')).find(({ solution }) => solution.length === plies)
  if (!found) throw new Error('no such puzzle')
  return found
}

const matchOf = ({ game, options, position }: Puzzle) => expectOk(newMatch({ game, options, start: position }))

/** A legal first move that is not the solution. */
function wrongMove(puzzle: Puzzle): string {
  const match = matchOf(puzzle)
  const moves = writtenMoves(rulesOf(match), positionOf(match), 1).map(({ text }) => text)
  return moves.find(text => text !== puzzle.solution[0] && text !== 'swap') ?? ''
}

/** A thinker that answers with a legal move, and says whether the side to move is lost. */
function thinkerThat(isLost: boolean): World['thinker'] {
  const answer = (match: Match) => {
    const [first] = writtenMoves(rulesOf(match), positionOf(match), 1)
    const move = first?.text ?? ''
    const known = isLost ? { known: { result: 'loss' as const, plies: 2 } } : {}
    return ok({ move, line: [move], taps: [move], reason: 'best' as const, depth: 1, nodes: 1, ...known })
  }
  return {
    ask: (match: Match) => Promise.resolve(answer(match)) as never,
    cancel: () => undefined,
    pause: () => undefined,
    resume: () => undefined,
  }
}

async function openPuzzleOf(puzzle: Puzzle, world: World = createWorld()) {
  openPage({ to: 'puzzle', game: puzzle.game, id: puzzle.id }, world)
  await settled()
  await settled()
  return world
}

async function play(cell: string) {
  tapCell(cell)
  if (screen.queryByTestId('confirm')) press('confirm')
  await settled()
}

/** Lets the screen make its next move. */
async function letMove() {
  wait(4_000)
  await settled()
}

const resultOf = (world: World, { game, id }: Puzzle) => world.progress.get().puzzles[`${game}/${id}`]?.result

test('right moves are answered to the end, and the puzzle is solved at the first try', async () => {
  const puzzle = await trikePuzzle(3)
  const world = await openPuzzleOf(puzzle)
  expect(dataAttributesOf('puzzle')).toEqual({ puzzle: puzzle.id, grade: String(puzzle.grade), state: 'asking' })
  expect(dataAttributesOf('board')).toMatchObject({ game: 'trike', position: puzzle.position })
  expect(status()).toHaveTextContent(/Win in 2 moves\./)
  await play(puzzle.solution[0] ?? '')
  expect(dataAttributesOf('puzzle').state).toBe('asking')
  await letMove()
  expect(status()).toHaveTextContent('Right. Go on.')
  await play(puzzle.solution[2] ?? '')
  expect(dataAttributesOf('puzzle').state).toBe('solved')
  expect(status()).toHaveTextContent('Solved at the first try!')
  expect(resultOf(world, puzzle)).toBe('first')
})

test('a wrong move is refuted on the board, and the position stands again', async () => {
  const puzzle = await trikePuzzle(3)
  const world = await openPuzzleOf(puzzle, { ...createWorld(), thinker: thinkerThat(false) })
  await play(wrongMove(puzzle))
  await settled()
  expect(dataAttributesOf('puzzle').state).toBe('wrong')
  expect(resultOf(world, puzzle)).toBe('missed')
  const before = dataAttributesOf('board').position
  await letMove()
  expect(dataAttributesOf('board').position).not.toBe(before)
  press('puzzle-again')
  await settled()
  expect(dataAttributesOf('puzzle').state).toBe('asking')
  expect(dataAttributesOf('board').position).toBe(puzzle.position)
})

test('another move that the computer proves to win is accepted', async () => {
  const puzzle = await trikePuzzle(3)
  await openPuzzleOf(puzzle, { ...createWorld(), thinker: thinkerThat(true) })
  await play(wrongMove(puzzle))
  await settled()
  expect(dataAttributesOf('puzzle').state).toBe('solved')
  expect(status()).toHaveTextContent(/Your move wins too/)
})

test('a hint shows the place, then the move, then why; the puzzle is then no first try', async () => {
  const puzzle = await trikePuzzle(1)
  const world = await openPuzzleOf(puzzle)
  press('puzzle-hint')
  expect(status()).toHaveTextContent(/Look here first/)
  press('puzzle-hint')
  expect(status()).toHaveTextContent(/^The move:/)
  press('puzzle-hint')
  expect(status()).toHaveTextContent(/It wins at once\./)
  await play(puzzle.solution[0] ?? '')
  expect(dataAttributesOf('puzzle').state).toBe('solved')
  expect(resultOf(world, puzzle)).toBe('solved')
})

test('the solution is played move by move, and the puzzle counts as missed', async () => {
  const puzzle = await trikePuzzle(3)
  const world = await openPuzzleOf(puzzle)
  press('puzzle-show')
  expect(dataAttributesOf('puzzle').state).toBe('shown')
  for (let ply = 0; ply < 3; ply++) await letMove()
  expect(dataAttributesOf('board').turn).toBe('over')
  expect(status()).toHaveTextContent('This is the solution.')
  expect(resultOf(world, puzzle)).toBe('missed')
  press('puzzle-next')
  await settled()
  expect(dataAttributesOf('puzzle').puzzle).not.toBe(puzzle.id)
})

test('the puzzle of the day is that of the local date; solving it counts for the streak', async () => {
  const puzzles = await puzzlesOf('trike')
  const today = puzzleOfDay(puzzles, TODAY)
  const world = openPage({ to: 'puzzles', game: 'trike' })
  await settled()
  await settled()
  press('puzzle-of-the-day')
  await settled()
  expect(dataAttributesOf('puzzle').puzzle).toBe(today?.id)
  for (let ply = 0; ply < (today?.solution.length ?? 0); ply++) {
    if (ply % 2 === 0) await play(today?.solution[ply] ?? '')
    else await letMove()
  }
  expect(dataAttributesOf('puzzle').state).toBe('solved')
  expect(Object.keys(world.progress.get().days)).toEqual([`trike/${TODAY}`])
})

test('a puzzle is shared as its address, and played on against the computer from its position', async () => {
  const puzzle = await trikePuzzle(1)
  const world = await openPuzzleOf(puzzle)
  press('puzzle-more')
  press('puzzle-share')
  await settled()
  expect(world.device.shared[0]?.url).toBe(`https://tabuleiro.example/puzzles/trike/${puzzle.id}`)
  press('puzzle-more')
  press('puzzle-play')
  await act(async () => Promise.resolve())
  expect(dataAttributesOf('board')).toMatchObject({ game: 'trike', position: puzzle.position })
})

test('a link to a puzzle that is offered no more opens it, and the next one is an offered one', async () => {
  const every = expectOk(await loadEveryPuzzle('turtles'))
  const retired = every.find(({ id }) => retiredPuzzles.has(id))
  if (!retired) throw new Error('no puzzle of turtles was retired')
  await openPuzzleOf(retired)
  expect(dataAttributesOf('puzzle').puzzle).toBe(retired.id)
  press('puzzle-show')
  for (let ply = 0; ply < retired.solution.length; ply++) await letMove()
  press('puzzle-next')
  await settled()
  const offered = (await puzzlesOf('turtles')).map(({ id }) => id)
  expect(offered).not.toContain(retired.id)
  expect(offered).toContain(dataAttributesOf('puzzle').puzzle)
})

test.each([
  { to: 'puzzle', game: 'trike', id: 'nonsense' },
  { to: 'puzzle', game: 'chess' as GameId, id: 'x' },
] as const)('an address of no puzzle (%j) says so', async at => {
  openPage(at)
  await settled()
  await settled()
  expect(screen.getByTestId('home')).toBeTruthy()
})
