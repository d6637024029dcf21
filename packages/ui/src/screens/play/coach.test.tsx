import { screen } from '@testing-library/react-native'
import { openNew } from '../../testing/drive'
import { createWorld } from '../../testing/world'

/** Begins a game of turtles against the computer. */
const begin = (world = createWorld()) => openNew({ first: 'human', second: 'level:1', start: '1' }, 'turtles', world)

test('in the first three games a coach says aloud what to do, later the line is silent', () => {
  const world = createWorld()
  const roles = [1, 2, 3, 4].map(() => {
    begin(world)
    const { role } = screen.getByTestId('next-step').props as { role?: string }
    screen.unmount()
    world.library.dropUnplayed()
    return role
  })
  expect(roles).toEqual(['status', 'status', 'status', undefined])
})

test('the coach can be kept on, or left out', () => {
  const world = createWorld()
  world.settings.change({ coach: 'off' })
  begin(world)
  expect(screen.queryByTestId('next-step')).toBeNull()
})
