import { fireEvent, screen, within } from '@testing-library/react-native'
import { endMatch, expectOk, writeLink, writeRecord, type MatchSpec } from '@tabuleiro/engine'
import { dataAttributesOf, openPage, press, settled, wait, write } from '../../testing/drive'
import { afterMoves, SHORT_GAME, trike } from '../../testing/saves'
import { createMemoryStorage } from '../../model/storage/memory'
import { createLibrary } from '../../model/library/createLibrary'
import { createWorld } from '../../testing/world'

beforeEach(() => {
  jest.useFakeTimers()
  jest.setSystemTime(new Date('2026-03-05T12:00:00Z'))
})
afterEach(() => jest.useRealTimers())

const seat = (name: string, player = 'human') => ({ name, player })
const people = (one: string, other: string): Partial<MatchSpec> => ({ seats: [seat(one), seat(other)] })

/** Three games: one on its way, one against a level that was lost, one between people that was won. */
function filled(locale = 'en') {
  const world = createWorld({ locale })
  const { library } = world
  const open = library.add(trike(people('Conceição', 'Rui')))
  const lost = library.add(
    expectOk(endMatch(trike({ seats: [seat(''), seat('', 'level:4')] }), { how: 'resign', by: 0 })),
  )
  const won = library.add(afterMoves(trike(people('Ana', 'Zé')), ...SHORT_GAME))
  return { ...world, open, lost, won }
}

const shown = () => screen.queryAllByTestId(/^saved-/).map(row => (row.props as { testID: string }).testID.slice(6))

test('without games the page says what to do next', () => {
  openPage({ to: 'games' })
  expect(screen.getByText('No games yet.')).toBeTruthy()
  press('choose-game')
  expect(screen.getByTestId('play-trike')).toBeTruthy()
})

test.each([
  ['en', /^Open Trike, You v Strong, Lost, no moves yet, 5 Mar 2026$/, /^Lost · no moves yet · 5 Mar 2026$/],
  [
    'pt',
    /^Abrir Trike, Eu contra Forte, Derrota, sem jogadas, 0?5\/03\/2026$/,
    /^Derrota · sem jogadas · 0?5\/03\/2026$/,
  ],
])('a game in the list says who played, how it ended, how long and when, in %s', (locale, label, line) => {
  const { lost, ...world } = filled(locale)
  openPage({ to: 'games' }, world)
  const row = within(screen.getByTestId(`saved-${lost}`))
  expect(row.getByRole('button', { name: label })).toBeTruthy()
  expect(row.getByText(line, { includeHiddenElements: true })).toBeTruthy()
})

test('games are found by name, game and opponent, whatever accents are written', () => {
  const world = filled()
  world.library.rename(world.won, 'Taça de Verão')
  openPage({ to: 'games' }, world)
  const found = (text: string) => {
    write('search', text)
    return shown()
  }
  expect(found('conceicao')).toEqual([world.open])
  expect(found('strong')).toEqual([world.lost])
  expect(found('verao trike')).toEqual([world.won])
  expect(found('TRIKE')).toHaveLength(3)
  expect(found('chess')).toEqual([])
  press('show-all')
  expect(shown()).toHaveLength(3)
})

test('finished and unfinished games can be filtered', () => {
  const world = filled()
  openPage({ to: 'games' }, world)
  press('filter-open')
  expect(shown()).toEqual([world.open])
  press('filter-ended')
  expect(shown().sort()).toEqual([world.lost, world.won].sort())
})

test('a game is renamed in its place', () => {
  const world = filled()
  openPage({ to: 'games' }, world)
  press(`rename-${world.open}`)
  write('new-title', '  Our game \n')
  fireEvent(screen.getByTestId('new-title'), 'submitEditing')
  expect(world.library.list().find(({ id }) => id === world.open)?.title).toBe('Our game')
  expect(screen.getByRole('button', { name: /^Open Our game/ })).toBeTruthy()
})

test('a deleted game can be brought back for some seconds', () => {
  const world = filled()
  openPage({ to: 'games' }, world)
  press(`remove-${world.open}`)
  expect(shown()).not.toContain(world.open)
  expect(screen.getByText('Trike was deleted.')).toBeTruthy()
  wait(5_000)
  press('bring-back')
  expect(shown()).toContain(world.open)
  press(`remove-${world.open}`)
  wait(10_000)
  expect(screen.queryByTestId('bring-back')).toBeNull()
})

test('a game opens where it stands', () => {
  const world = filled()
  openPage({ to: 'games' }, world)
  press(`open-${world.won}`)
  expect(dataAttributesOf('board')).toMatchObject({ turn: 'over' })
})

test('wins and losses are counted by game and level', () => {
  openPage({ to: 'games' }, filled())
  press('view-results')
  expect(screen.getByRole('heading', { name: 'Trike' })).toBeTruthy()
  expect(screen.getByLabelText('Strong: 0 won, 1 lost, 0 drawn')).toBeTruthy()
})

test('a pasted game opens, and a text that cannot be read is reported and stays in the field', () => {
  const world = openPage({ to: 'games' })
  press('view-transfer')
  write('paste', 'nonsense!')
  press('import')
  expect(screen.getByTestId('said')).toHaveTextContent('That text cannot be read.')
  expect(screen.getByTestId('paste')).toHaveDisplayValue('nonsense!')
  write('paste', writeRecord(trike({ options: { size: 5 } })))
  press('import')
  expect(dataAttributesOf('board').position).toBe('1.2.3.4.5_-_b_1')
  expect(world.library.list()).toHaveLength(1)
})

test('one press opens the game that was copied elsewhere, and says what is wrong with anything else', async () => {
  const world = openPage({ to: 'games' })
  press('view-transfer')
  const feedback = async (copied: string | undefined) => {
    world.device.clipboard = copied
    press('take-copied')
    await settled()
    return screen.getByTestId('said')
  }
  expect(await feedback(undefined)).toHaveTextContent(/Nothing was copied/)
  expect(await feedback('See you at eight')).toHaveTextContent('What was copied is not a game.')
  expect(screen.getByTestId('paste')).toHaveDisplayValue('See you at eight')
  expect(await feedback('https://tabuleiro.example/g#1AAAAAAAA')).toHaveTextContent(/That link is damaged/)
  expect(world.library.list()).toEqual([])
  world.device.clipboard = `Your move! ${world.device.linkTo(expectOk(writeLink(trike({ options: { size: 5 } }))))}`
  press('take-copied')
  await settled()
  expect(dataAttributesOf('board').position).toBe('1.2.3.4.5_-_b_1')
})

test('a backup is saved as a file and restored from it', async () => {
  const world = filled()
  openPage({ to: 'games' }, world)
  press('view-transfer')
  press('backup')
  expect(world.device.saved).toMatchObject([{ name: 'tabuleiro-2026-03-05.json', type: 'application/json' }])
  screen.unmount()
  const other = createWorld()
  other.device.file = world.device.saved[0]?.text
  openPage({ to: 'games' }, other)
  press('view-transfer')
  press('restore')
  await settled()
  expect(screen.getByTestId('said')).toHaveTextContent('3 games were added.')
  expect(other.library.list()).toHaveLength(3)
})

test('where no file can be saved the backup is copied', async () => {
  const world = createWorld()
  const { copied, ...rest } = world.device
  openPage({ to: 'games' }, { ...world, device: { ...rest, copied, save: () => Promise.resolve(false) } })
  press('view-transfer')
  press('backup')
  await settled()
  expect(copied).toEqual([world.library.backup()])
  expect(screen.getByText(/the backup was copied instead/)).toBeTruthy()
})

test('a save that cannot be read is shown, copied for another device, and deleted only on request', async () => {
  const storage = createMemoryStorage()
  const text = '{"half a save'
  await storage.write('game/torn', text, 0)
  const found = await storage.readAll('')
  const world = { ...createWorld(), library: createLibrary(storage, {}, found) }
  openPage({ to: 'games' }, world)
  expect(screen.getByRole('heading', { name: 'Games that cannot be read' })).toBeTruthy()
  press('copy-torn')
  await settled()
  // As a backup, so that it can be imported elsewhere.
  expect(world.device.copied.map(copied => JSON.parse(copied) as object)).toMatchObject([{ broken: [text] }])
  expect(screen.getByText('Copied.')).toBeTruthy()
  press('remove-torn')
  expect(screen.queryByTestId('copy-torn')).toBeNull()
  press('bring-back')
  await settled()
  expect(screen.getByTestId('copy-torn')).toBeTruthy()
})

test('where nothing can be saved the page says so', () => {
  const world = { ...createWorld(), library: createLibrary(createMemoryStorage(), {}, 'absent') }
  openPage({ to: 'games' }, world)
  expect(screen.getByText(/Games cannot be saved here/)).toBeTruthy()
})
