import { newMatch, expectOk, readCommentedText } from '@tabuleiro/engine'
import { fireEvent, screen, within } from '@testing-library/react-native'
import { withLine } from '../../model/review/lines'
import { dataAttributesOf, openPage, press, settled, tapCell, wait } from '../../testing/drive'
import { createMemoryStorage } from '../../model/storage/memory'
import { openLibrary } from '../../model/library/createLibrary'
import { createWorld, type World } from '../../testing/world'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** Player 1 loses by the fifth move, e4: b2 would have won. */
const MOVES = ['d2', 'e3', 'd3', 'd4', 'e4', 'e5']

const played = (moves = MOVES) =>
  withLine(
    expectOk(
      newMatch({
        game: 'trike',
        options: { size: 5, pie: false },
        seats: [
          { name: '', player: 'human' },
          { name: '', player: 'level:1' },
        ],
      }),
    ),
    moves,
  )

/** The review of the game, once every move is judged. */
async function reviewed(world: World = createWorld()) {
  const id = world.library.add(played())
  openPage({ to: 'review', id }, world)
  await finish()
  return { world, id }
}

async function finish() {
  for (let i = 0; i < 400 && dataAttributesOf('review').stage === 'running'; i++) {
    wait(50)
    await settled()
  }
}

const said = () => screen.getByTestId('status')

test('every move is judged, the mistake is marked and the story says what decided the game', async () => {
  await reviewed()
  expect(dataAttributesOf('review')).toEqual({ progress: '1.00', ply: '6', stage: 'complete' })
  const classes = MOVES.map((_, i) => dataAttributesOf(`ply-${i + 1}`).class)
  expect(classes).toEqual(['best', 'best', 'best', 'good', 'blunder', 'best'])
  expect(within(screen.getByTestId('story')).getByText('What decided it: your move 3, pawn to e4.')).toBeTruthy()
  expect(screen.getByLabelText('3. pawn to e4, You: Blunder')).toBe(screen.getByTestId('ply-5'))
})

test('a move that is pressed is shown on the board, with what it allowed and what was better', async () => {
  await reviewed()
  press('ply-5')
  expect(dataAttributesOf('review').ply).toBe('5')
  expect(dataAttributesOf('board').turn).toBe('2')
  expect(said()).toHaveTextContent(/You: pawn to e4\. *Blunder\./)
  expect(said()).toHaveTextContent(
    /It was answered at once: Newcomer moved the pawn to e5 and closed the trap\. That won the game\./,
  )
  expect(said()).toHaveTextContent(/Better was pawn to b2\. This could have won the game by force\./)
  press('show-better')
  wait(1000)
  expect(dataAttributesOf('review').ply).toBe('5')
  expect(dataAttributesOf('board').position).toContain('_b2_')
  press('back-to-game')
  expect(dataAttributesOf('review').ply).toBe('5')
})

test('the graph is heard in words, and moves with the keys of a reader', async () => {
  await reviewed()
  expect(screen.getByLabelText(/Chances over the game: You ahead until move 2, Newcomer ahead until move 3/)).toBe(
    screen.getByTestId('graph'),
  )
  fireEvent(screen.getByTestId('graph'), 'accessibilityAction', { nativeEvent: { actionName: 'decrement' } })
  expect(dataAttributesOf('review').ply).toBe('5')
})

test('an analysis is kept with the game: it is not made again', async () => {
  const storage = createMemoryStorage()
  const { id } = await reviewed(createWorld({ storage }))
  await settled()
  const library = await openLibrary(storage)
  const ask = jest.fn()
  const again = { ...createWorld(), library }
  openPage({ to: 'review', id }, { ...again, thinker: { ...again.thinker, ask } })
  expect(dataAttributesOf('review')).toMatchObject({ progress: '1.00', stage: 'complete' })
  expect(ask).not.toHaveBeenCalled()
})

test('the mistake becomes a question: wrong is shown why, right is said to be', async () => {
  await reviewed()
  press('mistakes')
  expect(dataAttributesOf('mistake')).toEqual({ ply: '5', state: 'asking' })
  expect(said()).toHaveTextContent('You played pawn to e4 here. Find a better move.')
  await tryMove('e4')
  expect(dataAttributesOf('mistake').state).toBe('wrong')
  expect(said()).toHaveTextContent(/Not quite: this allows pawn to e5, closing the trap\./)
  press('mistake-again')
  press('mistake-hint')
  expect(said()).toHaveTextContent('Look at b2.')
  await tryMove('b2')
  expect(dataAttributesOf('mistake').state).toBe('right')
  expect(said()).toHaveTextContent(/^Right! pawn to b2 was best\./)
  press('mistake-next')
  expect(screen.getByTestId('review')).toBeTruthy()
})

test('any mistake can be jumped to, and each says how it went', async () => {
  const world = createWorld()
  const moves = ['c3', 'd3', 'd2', 'e2', 'e5', 'e3', 'e4', 'd4']
  openPage({ to: 'review', id: world.library.add(played(moves)) }, world)
  await finish()
  press('mistakes')
  press('whose-both')
  press('mistake-show')
  await judged()
  // What was shown was not found.
  expect(dataAttributesOf('mistake').state).toBe('shown')
  expect(screen.getByLabelText('Mistake 1, move 1: shown')).toBe(screen.getByTestId('mistake-1'))
  expect(screen.getByTestId('mistake-1')).toHaveTextContent('1 ↺')
  press('mistake-4')
  expect(dataAttributesOf('mistake')).toEqual({ ply: '6', state: 'asking' })
  expect(screen.getByLabelText('Mistake 4, move 3: open')).toBe(screen.getByTestId('mistake-4'))
  expect(screen.getByTestId('mistake-counter')).toHaveTextContent('4 of 4')
  press('mistake-1')
  expect(dataAttributesOf('mistake').ply).toBe('1')
})

test('the mistakes of reviewed games are puzzles of one’s own, and what is solved is remembered', async () => {
  const { world, id } = await reviewed()
  screen.unmount()
  openPage({ to: 'puzzles' }, world)
  await settled()
  press('puzzles-own')
  wait(50)
  await settled()
  expect(screen.getByTestId('own-solved')).toHaveTextContent('0 of 1 solved')
  press('own-start')
  expect(dataAttributesOf('mistake')).toEqual({ ply: '5', state: 'asking' })
  await tryMove('b2')
  expect(dataAttributesOf('mistake').state).toBe('right')
  expect(world.progress.get().puzzles[`trike/own-${id}-5`]?.result).toBe('solved')
  press('mistake-next')
  expect(screen.getByTestId('own-solved')).toHaveTextContent('1 of 1 solved')
})

test('a game that is not reviewed brings no puzzles, and can be reviewed from there', async () => {
  const world = createWorld()
  world.library.add(played())
  openPage({ to: 'own-puzzles' }, world)
  wait(50)
  await settled()
  expect(screen.getByTestId('own-none')).toBeTruthy()
  press('own-review')
  expect(screen.getByTestId('review')).toBeTruthy()
})

test('the solution can be shown', async () => {
  await reviewed()
  press('mistakes')
  press('mistake-show')
  expect(dataAttributesOf('mistake').state).toBe('shown')
  expect(dataAttributesOf('board').position).toContain('_b2_')
})

test('the record is copied with what was said of it, and reads as the same game', async () => {
  const { world } = await reviewed()
  press('copy-review')
  await settled()
  const [text = ''] = world.device.copied
  const { match, comments } = expectOk(readCommentedText(text))
  expect(match.plies).toHaveLength(6)
  expect(comments[5]).toMatch(/^Blunder\. It was answered at once: .* moved the pawn to e5/)
})

test('a review can be stopped and goes on', async () => {
  const world = createWorld()
  const id = world.library.add(played())
  openPage({ to: 'review', id }, world)
  press('review-stop')
  expect(dataAttributesOf('review').stage).toBe('stopped')
  press('review-go-on')
  await finish()
  expect(dataAttributesOf('review').stage).toBe('complete')
})

test('a game without moves has nothing to review', () => {
  const world = createWorld()
  openPage({ to: 'review', id: world.library.add(played([])) }, world)
  expect(screen.getByText('No move has been made in this game yet.')).toBeTruthy()
})

async function tryMove(cell: string) {
  tapCell(cell)
  if (screen.queryByTestId('confirm')) press('confirm')
  await judged()
}

/** Time for a move that was tried to be judged. */
async function judged() {
  for (let i = 0; i < 40; i++) {
    wait(50)
    await settled()
  }
}
