import { gameIds, positionOf, rulesOf, type GameId } from '@tabuleiro/engine'
import { screen } from '@testing-library/react-native'
import { lookUpGameUi } from '../../games/registry'
import { acceptedMoves, stepMatch } from '../../model/lessons/steps'
import { dataAttributesOf, openPage, press, settled, status, tapCell, wait } from '../../testing/drive'
import { createWorld, type World } from '../../testing/world'
import { createMemoryStorage } from '../../model/storage/memory'
import { createProgress } from '../../model/progress/store'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** Opens a lesson, and waits until it is loaded. */
async function openLesson(game: GameId, lesson: string, world?: World) {
  const made = openPage({ to: 'learn', game, lesson }, world)
  await settled()
  await settled()
  return made
}

/** Taps a place of the board or beside it. */
function tapPlace(place: string) {
  const target = screen.getByTestId(`cell-${place}`)
  if (target.props.role === 'button') press(`cell-${place}`)
  else tapCell(place)
}

/** Taps places one after another, answers what is left to choose, and confirms the move where that is asked. */
function tapAll(places: readonly string[], move = '') {
  for (const place of places) {
    if (screen.queryByTestId(`cell-${place}`)) tapPlace(place)
    else press(`choice-${move}`)
  }
  if (screen.queryByTestId('confirm')) press('confirm')
}

const lessonState = () => dataAttributesOf('lesson')

test('a lesson asks, praises the right move, is answered, and goes on', async () => {
  await openLesson('trike', 'pawn')
  expect(lessonState()).toEqual({ lesson: 'pawn', step: '1', steps: '4', state: 'asking' })
  expect(status()).toHaveTextContent(/Begin: put your first checker/)
  tapAll(['c2'])
  expect(lessonState().state).toBe('right')
  expect(status()).toHaveTextContent(/Every cell is allowed/)
  press('lesson-next')
  expect(lessonState()).toMatchObject({ step: '2', state: 'asking' })
  const before = dataAttributesOf('board').position
  tapAll(['e5'])
  expect(lessonState().state).toBe('right')
  const made = dataAttributesOf('board').position
  expect(made).not.toBe(before)
  wait(3_000)
  expect(dataAttributesOf('board').position).not.toBe(made)
})

test('a usual wrong try has its own line, any other move says what it did, and the step stands again', async () => {
  await openLesson('trike', 'pawn')
  tapAll(['c2'])
  press('lesson-next')
  const { position } = dataAttributesOf('board')
  tapAll(['e4'])
  expect(lessonState()).toMatchObject({ step: '2', state: 'wrong' })
  expect(status()).toHaveTextContent(/Almost!/)
  expect(dataAttributesOf('board').position).not.toBe(position)
  press('lesson-again')
  expect(lessonState().state).toBe('asking')
  expect(dataAttributesOf('board').position).toBe(position)
  tapAll(['d2'])
  expect(lessonState().state).toBe('wrong')
  expect(status()).toHaveTextContent(/d2.*does not do what is asked/)
  expect(screen.getByTestId('lesson-task')).toHaveTextContent(/Slide it along the row/)
  wait(20_000)
  expect(lessonState()).toMatchObject({ step: '2', state: 'asking' })
  expect(dataAttributesOf('board').position).toBe(position)
  expect(status()).toHaveTextContent(/Slide it along the row/)
})

test('a refused tap is explained in a lesson too', async () => {
  await openLesson('trike', 'pawn')
  tapAll(['c2'])
  press('lesson-next')
  tapCell('a1')
  await settled()
  expect(screen.getByTestId('why-not')).not.toHaveTextContent('')
})

test('a lesson is resumed at its step after a kill, and done lessons stay done', async () => {
  const storage = createMemoryStorage()
  await openLesson('trike', 'pawn', createWorld({ storage }))
  tapAll(['c2'])
  screen.unmount()
  const found = await storage.readAll('progress')
  const progress = createProgress(storage, found === 'absent' ? undefined : found[0])
  await openLesson('trike', 'pawn', { ...createWorld({ storage }), progress })
  expect(lessonState()).toMatchObject({ step: '2', state: 'asking' })
})

test.each(['en', 'pt'])('the last lesson ends with a game against the easiest level, in %s', async locale => {
  const { lessons } = await lookUpGameUi('trike').course()
  const last = lessons.at(-1)
  const world = await openLesson('trike', last?.id ?? '', createWorld({ locale }))
  for (let step = 0; step < (last?.steps.length ?? 0); step++) press('lesson-skip')
  expect(lessonState().state).toBe('done')
  expect(screen.queryByTestId('lesson-next')).toBeNull()
  press('play-now')
  expect(dataAttributesOf('board')).toMatchObject({ game: 'trike', turn: '1' })
  expect(world.library.list()[0]?.seats.map(({ player }) => player)).toEqual(['human', 'level:1'])
})

test.each(gameIds)(
  'every lesson of %s can be done by taps',
  async game => {
    const { lessons } = await lookUpGameUi(game).course()
    const world = createWorld()
    for (const lesson of lessons) {
      await openLesson(game, lesson.id, world)
      for (const [i, step] of lesson.steps.entries()) {
        expect(lessonState()).toMatchObject({ lesson: lesson.id, step: String(i + 1), state: 'asking' })
        const match = stepMatch(game, lesson, step)
        const [accepted] = acceptedMoves(match, step)
        tapAll(accepted ? rulesOf(match).taps(positionOf(match), accepted.move) : [], accepted?.text)
        expect(lessonState()).toMatchObject({ step: String(i + 1), state: 'right' })
        wait(3_000)
        press('lesson-next')
      }
      expect(lessonState().state).toBe('done')
      expect(world.progress.get().lessons[`${game}/${lesson.id}`]).toMatchObject({ isDone: true, steps: 0 })
      screen.unmount()
    }
  },
  60_000,
)
