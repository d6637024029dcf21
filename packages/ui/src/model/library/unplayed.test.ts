import { afterMoves, playIn, trike } from '../../testing/saves'
import { createWorld } from '../../testing/world'
import { startKnownMatch } from './startMatch'

const ids = ({ library }: ReturnType<typeof createWorld>) => library.list().map(({ id }) => id)

test('games without a move do not pile up: the last one begun is there, and every game with a move', () => {
  const world = createWorld()
  const played = world.library.add(afterMoves(trike(), 'd2'))
  const named = world.library.add(trike())
  world.library.rename(named, 'Final')
  for (let i = 0; i < 5; i++) startKnownMatch(world.library, { game: 'trike' })
  const last = startKnownMatch(world.library, { game: 'turtles' })
  expect(ids(world).sort()).toEqual([played, named, last].sort())
  world.library.dropUnplayed()
  expect(ids(world).sort()).toEqual([played, named].sort())
})

test('a game whose moves were all taken back is kept', async () => {
  const world = createWorld()
  const id = startKnownMatch(world.library, { game: 'trike' })
  playIn(world.library, id, 'd2')
  await Promise.resolve()
  const session = world.library.open(id)
  if (session?.ok === true) session.value.undo()
  world.library.dropUnplayed()
  expect(ids(world)).toEqual([id])
})

test('a dropped game goes on: a move saves it, and so does its screen when it is opened again', () => {
  const world = createWorld()
  const id = startKnownMatch(world.library, { game: 'trike' })
  world.library.dropUnplayed()
  world.library.resumeUnplayed(id)
  expect(ids(world)).toEqual([id])
  world.library.leave(id)
  // Another page may lead back to it; a list drops it.
  expect(ids(world)).toEqual([id])
  world.library.resumeUnplayed(id)
  world.library.dropLeft()
  expect(ids(world)).toEqual([id])
  world.library.leave(id)
  world.library.dropLeft()
  expect(ids(world)).toEqual([])
  playIn(world.library, id, 'd2')
  expect(ids(world)).toEqual([id])
  world.library.dropUnplayed()
  expect(ids(world)).toEqual([id])
})
