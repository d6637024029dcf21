import { act, screen } from '@testing-library/react-native'
import { openNew, press, settled, tapCell, wait } from '../../testing/drive'
import { createWorld } from '../../testing/world'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const offer = () => screen.queryByTestId('lessons-offer')

test('in the first game of its kind the lessons are offered once, until the first move', async () => {
  const world = openNew({ start: '1', second: 'level:1' })
  await settled()
  expect(offer()).not.toBeNull()
  tapCell('d2')
  if (screen.queryByTestId('confirm')) press('confirm')
  await settled()
  expect(offer()).toBeNull()
  expect(world.progress.get().offers).toHaveProperty('trike')
})

test('what was offered once is not offered again', async () => {
  const world = createWorld()
  world.progress.noteOffer('trike')
  openNew({ start: '1', second: 'level:1' }, 'trike', world)
  await settled()
  expect(offer()).toBeNull()
})

test('the offer leads to the course, and can be dismissed', async () => {
  openNew({ start: '1', second: 'level:1' })
  await settled()
  press('dismiss-offer')
  expect(offer()).toBeNull()
  screen.unmount()
  openNew({ start: '1', second: 'level:1' }, 'turtles')
  await settled()
  press('learn')
  await settled()
  await settled()
  expect(screen.getByTestId('lesson-continue')).toBeTruthy()
})

test.each([
  ['lost', 0, true],
  ['won', 1, false],
] as const)('after a first game that was %s the lessons are offered or not', async (_, by, isOffered) => {
  const { library } = openNew({ start: '1', second: 'level:1' })
  const session = library.open(library.list()[0]?.id ?? '')
  tapCell('d2')
  if (screen.queryByTestId('confirm')) press('confirm')
  await settled()
  act(() => {
    if (session?.ok) session.value.end({ how: 'resign', by })
  })
  await settled()
  expect(offer() !== null).toBe(isOffered)
})

test('a person who has done a lesson is offered none', async () => {
  const world = createWorld()
  world.progress.finishLesson('trike', 'pawn')
  openNew({ start: '1', second: 'level:1' }, 'trike', world)
  wait(1)
  await settled()
  expect(offer()).toBeNull()
})
