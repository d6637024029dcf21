import { expectOk, readLink, readRecord, readText, type Match } from '@tabuleiro/engine'
import { render, screen } from '@testing-library/react-native'
import { AppProvider } from '../../app/AppContext'
import { LanguageProvider } from '../../i18n/LanguageProvider'
import { press, settled } from '../../testing/drive'
import { afterMoves, SHORT_GAME, trike } from '../../testing/saves'
import { createWorld } from '../../testing/world'
import { exportPng } from './png'
import { SharePanel } from './SharePanel'

jest.mock('./png', () => ({ SHOWN_WIDTH: 300, exportPng: jest.fn() }))

const png = jest.mocked(exportPng)

const seats = [
  { name: 'Ana', player: 'human' },
  { name: 'Zé', player: 'human' },
] as const

function shared(match: Match, locale = 'en') {
  const world = createWorld({ locale })
  const app = { ...world, navigator: { open: jest.fn(), back: jest.fn() } }
  const onClose = jest.fn()
  render(
    <AppProvider value={app}>
      <LanguageProvider locales={[locale]}>
        <SharePanel match={match} onClose={onClose} />
      </LanguageProvider>
    </AppProvider>,
  )
  return { ...world, onClose }
}

/** A short game between people with names. */
const played = () => afterMoves(trike({ seats }), ...SHORT_GAME)

const inLink = (link: string | undefined) => expectOk(readLink(link?.split('#')[1] ?? ''))

test('a copied link holds the game without names, unless they are switched on', async () => {
  const { device } = shared(played())
  press('copy-link')
  await settled()
  expect(screen.getByText('Copied.')).toBeTruthy()
  press('link-names')
  press('copy-link')
  await settled()
  expect(device.copied.map(link => inLink(link).seats.map(({ name }) => name))).toEqual([
    ['', ''],
    ['Ana', 'Zé'],
  ])
  expect(device.copied.map(link => inLink(link).plies.length)).toEqual([3, 3])
})

test("the device's own way of sharing gets the link, and no names unless they are asked for", async () => {
  const { device } = shared(played())
  press('send-link')
  await settled()
  expect(device.shared).toMatchObject([{ title: 'Trike', text: 'Trike' }])
  expect(inLink(device.shared[0]?.url).plies).toHaveLength(3)
  expect(JSON.stringify(device.shared)).not.toContain('Ana')
})

test.each([
  ['en', 'This device does not let us do that.'],
  ['pt', 'Este dispositivo não o permite.'],
])('a device that refuses is reported, in %s', async (locale, words) => {
  const { device } = shared(played(), locale)
  device.isWorking = false
  press('copy-link')
  await settled()
  expect(screen.getByText(words)).toBeTruthy()
})

test('the record comes as text and as JSON, to copy and to keep', async () => {
  const { device } = shared({ ...played(), date: '2026-03-05T12:00:00.000Z' })
  for (const button of ['copy-text', 'copy-json', 'save-text', 'save-json']) press(button)
  await settled()
  const [text = '', json = ''] = device.copied
  expect(expectOk(readText(text)).plies).toHaveLength(3)
  expect(expectOk(readRecord(json)).seats).toEqual(seats)
  expect(device.saved).toEqual([
    { name: 'trike-2026-03-05.txt', type: 'text/plain', text },
    { name: 'trike-2026-03-05.json', type: 'application/json', text: json },
  ])
})

test('the QR code is shown on request', async () => {
  shared(played())
  expect(screen.queryByTestId('code')).toBeNull()
  press('show-code')
  expect(screen.getByLabelText('QR code of the link')).toBeTruthy()
  await settled()
})

test('a link too long for a camera is no code', () => {
  const world = createWorld()
  const linkTo = (payload: string) => `https://${'long.'.repeat(120)}example/g#${payload}`
  const app = { ...world, device: { ...world.device, linkTo }, navigator: { open: jest.fn(), back: jest.fn() } }
  render(
    <AppProvider value={app}>
      <LanguageProvider locales={['en']}>
        <SharePanel match={played()} onClose={jest.fn()} />
      </LanguageProvider>
    </AppProvider>,
  )
  press('show-code')
  expect(screen.getByText(/too long for a QR code/)).toBeTruthy()
})

test('the board is seen as a picture, which is handed on under the name of the game', async () => {
  const { device } = shared({ ...played(), date: '2026-03-05T12:00:00.000Z' })
  expect(screen.getByLabelText(/^Picture of the board: Trike · 2 moves, \w+ wins$/)).toBeTruthy()
  png.mockResolvedValueOnce('iVBORw0KGgo=')
  press('send-picture')
  await settled()
  expect(device.pictures).toEqual([{ title: 'Trike', name: 'trike-2026-03-05.png', png: 'iVBORw0KGgo=' }])
  expect(screen.getByText('Shared.')).toBeTruthy()
})

test.each([
  ['cannot be made', () => png.mockResolvedValueOnce(undefined)],
  ['goes wrong', () => png.mockRejectedValueOnce(new Error('no memory'))],
])('a picture that %s is reported', async (_, fail) => {
  const { device } = shared(played())
  fail()
  press('send-picture')
  await settled()
  expect(device.pictures).toEqual([])
  expect(screen.getByText('This device does not let us do that.')).toBeTruthy()
})

test('the panel closes', () => {
  const { onClose } = shared(played())
  press('close')
  expect(onClose).toHaveBeenCalledTimes(1)
})
