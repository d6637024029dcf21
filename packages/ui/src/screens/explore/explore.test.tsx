import { localThinker } from '@tabuleiro/ai'
import { screen, within } from '@testing-library/react-native'
import { dataAttributesOf, openPage, press, settled, status, tapCell, wait, write } from '../../testing/drive'
import { createWorld, type World } from '../../testing/world'
import type { WithDataAttributes } from '../../testing/drive'

// Each test draws a whole screen, some of them several times.
jest.setTimeout(30_000)
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const paths = () =>
  screen.queryAllByTestId('node').map(node => (node.props as WithDataAttributes).dataSet['path'] ?? '')
const position = () => dataAttributesOf('board')['position']

const listOf = ({ studies }: World) => studies.opened()?.list() ?? []

/** Makes a move on the board, and confirms it where that is asked. */
async function move(cell: string) {
  tapCell(cell)
  if (screen.queryByTestId('confirm')) press('confirm')
  await settled()
}

async function openTrike() {
  const world = openPage({ to: 'explore-game', game: 'trike', options: { size: 5 } })
  await settled()
  return world
}

test('moves for both sides make a tree; a new move makes a branch and nothing is overwritten', async () => {
  const world = await openTrike()
  expect(screen.getByTestId('explore')).toBeTruthy()
  await move('c2')
  await move('d3')
  expect(status()).toHaveTextContent(/Player 1 to move/)
  press('step-back')
  await move('c3')
  expect(paths()).toEqual(['c2', 'c2 d3', 'c2 c3'])
  press('promote')
  expect(paths()).toEqual(['c2', 'c2 c3', 'c2 d3'])
  press('to-start')
  expect(position()).toBe('1.2.3.4.5.6.7_-_b_1')
  press('to-end')
  write('comment', 'The quiet one')
  expect(listOf(world)).toMatchObject([{ game: 'trike', moves: 3 }])
  expect(screen.getByLabelText(/c3.*The quiet one/)).toBeTruthy()
})

test('deleting is undone by one button', async () => {
  await openTrike()
  await move('c2')
  await move('d3')
  press('step-back')
  press('remove-move')
  expect(paths()).toEqual([])
  press('bring-back')
  expect(paths()).toEqual(['c2', 'c2 d3'])
})

test('the computer’s opinion is off at first; switched on it has lines that can be played', async () => {
  // A clock that goes on whenever it is read: Jest's own stands still while the computer thinks.
  let time = 0
  const thinker = localThinker({ clock: () => (time += 2), defer: run => setTimeout(run, 0) })
  const world = { ...createWorld(), thinker }
  openPage({ to: 'explore-game', game: 'trike', options: { size: 5 } }, world)
  await settled()
  expect(screen.queryByTestId('chance')).toBeNull()
  await move('c2')
  press('engine')
  for (let i = 0; i < 60; i++) wait(5)
  await settled()
  const { chance, known } = dataAttributesOf('chance')
  expect(Number(chance)).toBeGreaterThanOrEqual(0)
  expect(['true', 'false']).toContain(known)
  // The bar stands beside the board, where there is one, and says both chances.
  expect(within(screen.getByTestId('board-edge')).getByTestId('chance')).toHaveAccessibleName(/\d+ %, .* \d+ %|wins/)
  const moves = dataAttributesOf('line-1')['moves'] ?? ''
  expect(moves).not.toBe('')
  press('line-1')
  await settled()
  expect(paths().at(-1)).toBe(`c2 ${moves}`)
})

test('only a legal position can be set up, and a game goes on from any position', async () => {
  const world = await openTrike()
  press('more')
  press('set-up')
  await settled()
  write('position', 'nonsense')
  expect(screen.getByTestId('text-bad')).toBeTruthy()
  press('tool-b')
  tapCell('a1')
  tapCell('b1')
  expect(screen.getByTestId('position-bad')).toHaveTextContent(/take turns/)
  expect(screen.getByTestId('use-position')).toBeDisabled()
  write('position', 'b.2.3.4.5.6.7_a1_w_1')
  expect(screen.getByTestId('position-ok')).toBeTruthy()
  press('use-position')
  await settled()
  expect(position()).toBe('b.2.3.4.5.6.7_a1_w_1')
  press('more')
  press('play-from')
  press('against-level:2')
  await settled()
  expect(world.library.list()[0]?.seats.map(({ player }) => player)).toEqual(['level:2', 'human'])
  expect(position()).toBe('b.2.3.4.5.6.7_a1_w_1')
})

test('studies are listed, renamed, deleted with undo, shared as text and read again', async () => {
  const world = await openTrike()
  await move('c2')
  press('more')
  press('share-study')
  press('copy-text')
  await settled()
  expect(world.device.copied[0]).toContain('1. c2 *')
  press('copy-link')
  await settled()
  screen.unmount()

  openPage({ to: 'explore' }, world)
  const [study] = listOf(world)
  press(`rename-${study?.id}`)
  write('new-title', 'Corner')
  press('keep-title')
  expect(screen.getByLabelText(/Open Corner/)).toBeTruthy()
  press(`remove-${study?.id}`)
  expect(listOf(world)).toEqual([])
  press('bring-back')
  expect(listOf(world)).toHaveLength(1)

  for (const copied of world.device.copied) {
    screen.unmount()
    openPage({ to: 'explore' }, world)
    write('paste', 'not a study')
    press('import')
    expect(screen.getByTestId('said')).toBeTruthy()
    write('paste', copied)
    press('import')
    await settled()
    expect(paths()).toEqual(['c2'])
  }
  expect(listOf(world)).toHaveLength(3)
})

test('a game is explored from the position shown, and stays untouched', async () => {
  const world = openPage({ to: 'new', game: 'trike' })
  const { expectOk, newMatch } = await import('@tabuleiro/engine')
  const id = world.library.add(expectOk(newMatch({ game: 'trike', options: { size: 5 } })))
  screen.unmount()
  openPage({ to: 'play', id }, world)
  await move('c2')
  await move('d3')
  press('menu')
  press('menu-explore')
  await settled()
  expect(paths()).toEqual(['c2', 'c2 d3'])
  await move('d4')
  const match = world.library.read(id)
  expect(match?.ok === true && match.value.plies.length).toBe(2)
})

test('exploring is closed, and says so, in a game without hints', async () => {
  const world = openPage({ to: 'explore' })
  const { expectOk, newMatch } = await import('@tabuleiro/engine')
  const spec = { game: 'trike', options: { size: 5 }, hints: { allowed: false, used: [0, 0] } } as const
  const id = world.library.add(expectOk(newMatch(spec)))
  screen.unmount()
  openPage({ to: 'play', id }, world)
  press('menu')
  expect(screen.getByTestId('menu-explore')).toHaveTextContent(/closed/)
  press('menu-explore')
  expect(screen.queryByTestId('explore')).toBeNull()
})

test('a study that is not here, and an address that cannot be read, are said so', async () => {
  openPage({ to: 'study', id: 'nowhere' })
  expect(screen.getByText('This study is not here.')).toBeTruthy()
  screen.unmount()
  openPage({ to: 'explore-game', game: 'trike', position: 'x' })
  await settled()
})
