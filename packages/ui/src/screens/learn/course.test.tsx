import { screen, within } from '@testing-library/react-native'
import { dataAttributesOf, openPage, press, settled } from '../../testing/drive'
import { createWorld } from '../../testing/world'

async function openCourse(world = createWorld()) {
  openPage({ to: 'learn', game: 'trike' }, world)
  await settled()
  await settled()
  return world
}

test('a course lists its lessons, those that are done marked, and goes on with the next', async () => {
  const world = createWorld()
  world.progress.finishLesson('trike', 'pawn')
  world.progress.reachStep('trike', 'choice', 2)
  await openCourse(world)
  expect(dataAttributesOf('lesson-pawn')).toEqual({ done: 'true' })
  expect(dataAttributesOf('lesson-trap')).toEqual({ done: 'false' })
  expect(within(screen.getByTestId('lesson-choice')).getByRole('button', { name: /Begun$/ })).toBeTruthy()
  expect(screen.getByTestId('lessons-done')).toHaveTextContent(/^1 of/)
  press('lesson-continue')
  await settled()
  expect(dataAttributesOf('lesson')).toMatchObject({ lesson: 'choice', step: '3' })
})

test('a first visit begins with the first lesson; any lesson can be opened, and left again', async () => {
  await openCourse()
  press('lesson-continue')
  await settled()
  expect(dataAttributesOf('lesson')).toMatchObject({ lesson: 'pawn', step: '1' })
  press('lesson-leave')
  await settled()
  press('open-lesson-trap')
  await settled()
  expect(dataAttributesOf('lesson')).toMatchObject({ lesson: 'trap' })
})

test('a reset forgets the lessons of the game and says so', async () => {
  const world = createWorld()
  world.progress.finishLesson('trike', 'pawn')
  world.progress.finishLesson('turtles', 'hatching')
  await openCourse(world)
  press('lessons-reset')
  expect(dataAttributesOf('lesson-pawn')).toEqual({ done: 'false' })
  expect(screen.getByText('The lessons are as new.')).toBeTruthy()
  expect(Object.keys(world.progress.get().lessons)).toEqual(['turtles/hatching'])
})

test('a game can be played at once from the course', async () => {
  const { library } = await openCourse()
  press('play-now')
  expect(library.list()[0]?.seats[1].player).toBe('level:1')
})

test('an address of no lesson says so and leads to the course', async () => {
  openPage({ to: 'learn', game: 'trike', lesson: 'nonsense' })
  await settled()
  await settled()
  expect(screen.getByRole('heading', { name: 'There is no such lesson.' })).toBeTruthy()
  press('action')
  await settled()
  expect(screen.getByTestId('lesson-continue')).toBeTruthy()
})
