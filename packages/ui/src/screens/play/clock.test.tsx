import { act, render, screen, within } from '@testing-library/react-native'
import { AccessibilityInfo, Dimensions } from 'react-native'
import { AppProvider } from '../../app/AppContext'
import { LanguageProvider } from '../../i18n/LanguageProvider'
import { dataAttributesOf, note, openNew, openPage, press, settled, status, tapCell, wait } from '../../testing/drive'
import type { Settings } from '../../model/settings/settings'
import { createWorld } from '../../testing/world'
import { PlayScreen } from './PlayScreen'

beforeEach(() => {
  jest.useFakeTimers()
  Dimensions.set({ window: { width: 390, height: 844, scale: 2, fontScale: 1 } })
})
afterEach(() => jest.useRealTimers())

/** Trike between Ana and Rui with a clock. */
function begin(clock: string, locale = 'en', settings: Partial<Settings> = {}) {
  const world = createWorld({ locale })
  world.settings.change(settings)
  openNew({ start: '1', firstName: 'Ana', secondName: 'Rui', clock }, 'trike', world)
  return world
}

const face = (player: 1 | 2) => screen.getByTestId(`clock-${player}`, { includeHiddenElements: true })
const matchIn = ({ library }: ReturnType<typeof begin>) => {
  const session = library.open(library.list()[0]?.id ?? '')
  return session?.ok === true ? session.value.getState().match : undefined
}

test('without a clock there is none to see', () => {
  openNew({ start: '1' })
  expect(screen.queryByTestId('clock-1')).toBeNull()
  expect(screen.queryByTestId('pause')).toBeNull()
})

test('a clock stands until the first move, and then that of the side to move runs', async () => {
  begin('300+5')
  wait(20_000)
  expect([face(1), face(2)].map(one => one.props['aria-label'] as string)).toEqual([
    '5 minutes 0 seconds left',
    '5 minutes 0 seconds left',
  ])
  tapCell('d2')
  await settled()
  wait(2_000)
  expect(face(2)).toHaveTextContent('4:58')
  expect([dataAttributesOf('clock-1').running, dataAttributesOf('clock-2').running]).toEqual(['false', 'true'])
  tapCell('g5')
  expect(face(2)).toHaveTextContent('5:03')
  wait(1_000)
  expect(face(1)).toHaveTextContent('4:59')
})

test('tenths show in the last ten seconds, and little time is marked', () => {
  begin('300+0')
  tapCell('d2')
  wait(269_000)
  expect(dataAttributesOf('clock-2').low).toBe('false')
  wait(2_000)
  expect(dataAttributesOf('clock-2').low).toBe('true')
  wait(20_500)
  expect(face(2)).toHaveTextContent('8.5')
  wait(100)
  expect(face(2)).toHaveTextContent('8.4')
})

test.each([
  ['en', /^Ana wins.*Rui ran out of time, so Ana wins\./, /^Open .*Ana won on time/],
  ['pt-PT', /^Ana ganha.*Rui ficou sem tempo, por isso Ana ganha\./, /^Abrir .*Ganhou Ana por tempo/],
])('in %s, a flag that falls is a result in words, also in the list of games', (locale, words, row) => {
  const world = begin('60+0', locale)
  tapCell('d2')
  wait(60_000)
  expect(dataAttributesOf('result')).toEqual({ winner: '1', reason: 'time' })
  expect(screen.getByTestId('result')).toHaveTextContent(words)
  expect(face(2)).toHaveTextContent('0:00')
  screen.unmount()
  openPage({ to: 'games' }, world)
  expect(screen.getByLabelText(row)).toBeTruthy()
})

test.each([
  ['en', ['Rui has 1 minute left.', 'Rui has 10 seconds left.']],
  ['pt-PT', ['Rui só tem 1 minuto.', 'Rui só tem 10 segundos.']],
])('in %s, a low-time warning takes the place of the status, which itself stays the same', (locale, words) => {
  const announce = jest.spyOn(AccessibilityInfo, 'announceForAccessibilityWithOptions')
  begin('90+0', locale)
  tapCell('d2')
  announce.mockClear()
  const noted: string[] = []
  for (let second = 0; second < 85; second++) {
    wait(1_000)
    const said = String(within(note()).queryByText(/Rui/)?.props.children ?? '')
    if (said !== '' && said !== noted.at(-1)) noted.push(said)
    expect(status()).toHaveTextContent(/Rui.*d2/)
  }
  expect(noted).toEqual(words)
  expect(announce.mock.calls.map(([said]) => said)).toEqual(words)
})

test('leaving the app stops the clock until the player resumes it', async () => {
  const world = begin('60+0')
  tapCell('d2')
  wait(3_000)
  act(() => world.device.setPresent(false))
  wait(90_000)
  act(() => world.device.setPresent(true))
  expect(note()).toHaveTextContent('PausedRui to move.')
  expect(dataAttributesOf('cell-g5').target).toBeUndefined()
  tapCell('g5')
  expect(matchIn(world)?.plies).toHaveLength(1)
  press('resume')
  await settled()
  wait(1_000)
  expect(face(2)).toHaveTextContent('0:56')
  tapCell('g5')
  expect(matchIn(world)?.plies[1]).toMatchObject({ left: 56_000 })
})

test('going to another page stops the clock as well', () => {
  const world = begin('60+0')
  tapCell('d2')
  wait(3_000)
  press('home')
  wait(90_000)
  expect(matchIn(world)).toMatchObject({ ending: undefined, clock: { left: [60_000, 57_000] } })
})

test('a page that is laid over the game stops the clock, where a shell keeps both', () => {
  const world = begin('60+0')
  tapCell('d2')
  screen.unmount()
  const app = { ...world, navigator: { open: () => undefined, back: () => undefined } }
  const shell = (isShown: boolean) => (
    <AppProvider value={app}>
      <LanguageProvider locales={['en']}>
        <PlayScreen id={world.library.list()[0]?.id ?? ''} isShown={isShown} />
      </LanguageProvider>
    </AppProvider>
  )
  render(shell(true))
  press('resume')
  wait(3_000)
  screen.rerender(shell(false))
  wait(90_000)
  screen.rerender(shell(true))
  expect(face(2)).toHaveTextContent('0:57')
  expect(screen.getByTestId('resume')).toBeTruthy()
})

test('the clock can be stopped by hand once it runs', () => {
  begin('60+0')
  expect(screen.getByTestId('pause')).toBeDisabled()
  tapCell('d2')
  press('pause')
  wait(90_000)
  expect(face(2)).toHaveTextContent('1:00')
  expect(screen.getByTestId('resume')).toBeTruthy()
  // The menu stays in reach meanwhile.
  press('menu')
  expect(screen.getByTestId('menu-settings')).toBeTruthy()
  expect(face(2)).toHaveTextContent('1:00')
})

test('across a table the clock is stopped at the side of the board, and the mover lets it go on', () => {
  Dimensions.set({ window: { width: 768, height: 1024, scale: 2, fontScale: 1 } })
  begin('60+0', 'en', { seating: 'face' })
  tapCell('d2')
  wait(1_000)
  press('pause')
  wait(90_000)
  press('resume')
  wait(1_000)
  expect(within(screen.getByTestId('panel-far')).getByTestId('clock-2')).toHaveTextContent('0:58')
})

test('where the device is passed on, no clock runs while the board is covered', () => {
  const world = begin('60+0', 'en', { seating: 'pass', cover: true })
  tapCell('d2')
  wait(90_000)
  press('pass-on')
  wait(90_000)
  press('uncover')
  wait(1_000)
  expect(face(2)).toHaveTextContent('0:59')
  expect(matchIn(world)?.ending).toBeUndefined()
})

test('a rematch has the same clocks for the same people, and a new game asks for them again', () => {
  const world = begin('60+0,120+2')
  tapCell('d2')
  wait(120_000)
  wait(1_000)
  press('rematch')
  expect(matchIn(world)).toMatchObject({
    seats: [{ name: 'Rui' }, { name: 'Ana' }],
    clock: { initial: [120_000, 60_000], increment: [2_000, 0], left: [120_000, 60_000] },
  })
  press('menu')
  press('menu-new')
  press('start')
  expect(matchIn(world)?.clock?.initial).toEqual([120_000, 60_000])
})

test('it takes a second tap to resign, and it says who wins', () => {
  const world = begin('60+0')
  tapCell('d2')
  press('menu')
  press('resign')
  expect(screen.getByText('Rui resigns, and Ana wins?')).toBeTruthy()
  press('end-cancel')
  expect(matchIn(world)?.ending).toBeUndefined()
  press('menu')
  press('resign')
  press('end-confirm')
  expect(dataAttributesOf('result')).toEqual({ winner: '1', reason: 'resign' })
})

test('resigning while browsing resigns for the side to move now', async () => {
  begin('60+0')
  tapCell('d2')
  await settled()
  tapCell('g5')
  press('step-back')
  press('menu')
  press('resign')
  expect(screen.getByText('Ana resigns, and Rui wins?')).toBeTruthy()
})

test.each([
  ['a move', () => tapCell('g5')],
  ['a flag that falls', () => wait(60_000)],
])('%s drops a request made before it', async (_, happen) => {
  begin('60+0')
  tapCell('d2')
  await settled()
  press('menu')
  press('resign')
  happen()
  expect(screen.queryByTestId('end-confirm')).toBeNull()
})

test('a draw by agreement needs a confirmation', () => {
  begin('60+0')
  tapCell('d2')
  press('menu')
  press('agree')
  expect(screen.getByText('Do Ana and Rui agree on a draw?')).toBeTruthy()
  press('end-confirm')
  expect(dataAttributesOf('result')).toEqual({ winner: 'draw', reason: 'agreed' })
})

test('where nothing is taken back, the button says why', () => {
  openNew({ firstName: 'Ana' })
  press('more-options')
  press('takebacks')
  press('start')
  tapCell('d2')
  expect(screen.getByLabelText('Undo: this game is played without takebacks')).toBeDisabled()
})
