import { gameIds, gameOf } from '@tabuleiro/engine'
import { act, fireEvent, render, screen } from '@testing-library/react-native'
import { Dimensions } from 'react-native'
import { AppProvider } from '../../app/AppContext'
import { LanguageProvider } from '../../i18n/LanguageProvider'
import { TestApp } from '../../testing/TestApp'
import { createWorld } from '../../testing/world'
import type { Destination } from '../../app/routes'
import { lookUpGameUi } from '../../games/registry'
import { RulesScreen } from './RulesScreen'

// Boards are made of thousands of elements; they have a test of their own.
jest.mock('./DiagramBoardView', () => ({ DiagramBoardView: () => null }))

beforeEach(() => {
  Dimensions.set({ window: { width: 390, height: 844, scale: 2, fontScale: 1 } })
})

/** The rules of a game on a screen, where they have been opened and what was fetched has arrived. */
async function openRules(game: string, locale = 'en') {
  const world = createWorld({ locale })
  const trail: Destination[] = []
  const back = jest.fn()
  const app = { ...world, navigator: { open: (place: Destination) => void trail.push(place), back } }
  render(
    <AppProvider value={app}>
      <LanguageProvider locales={world.locales}>
        <RulesScreen game={game} />
      </LanguageProvider>
    </AppProvider>,
  )
  await act(() => Promise.resolve())
  return { world, trail, back }
}

describe.each([
  ['en', 'Rules of', ['Options', 'How moves are written', 'For your first game', 'Who made it']],
  ['pt', 'Regras de', ['Opções', 'Como se escrevem as jogadas', 'Para o primeiro jogo', 'Quem o criou']],
] as const)('in %s', (locale, title, closing) => {
  test.each(gameIds)('%s has every section, and an image with its caption for every figure', async game => {
    await openRules(game, locale)
    const rulebook = await lookUpGameUi(game).rulebook()
    const words = rulebook.texts[locale]
    const headings = screen
      .getAllByRole('heading')
      .map(({ props }) => [props['aria-level'], props.children] as readonly [number, string])
    expect(headings).toEqual([
      [1, `${title} ${gameOf(game).name}`],
      ...[...rulebook.sections.map(section => words[section.title]), ...closing].map(words => [2, words]),
    ])
    const figures = rulebook.sections.flatMap(({ blocks }) => blocks.flatMap(({ figure }) => figure?.caption ?? []))
    const pictures = screen.getAllByRole('img').map(picture => picture.props['aria-label'] as string)
    expect(pictures).toEqual(figures.map(caption => words[caption]))
    for (const key of [
      ...Object.values(rulebook.endings),
      ...Object.values(rulebook.options),
      ...rulebook.hints,
      ...rulebook.source,
    ])
      expect(screen.getByText(words[key] ?? '')).toBeTruthy()
    for (const { written } of rulebook.notation) expect(screen.getByText(written)).toBeTruthy()
  })
})

test('one press begins a game as the last time', async () => {
  const { world, trail } = await openRules('turtles')
  fireEvent.press(screen.getByTestId('play'))
  const [saved] = world.library.list()
  expect(saved?.game).toBe('turtles')
  expect(trail).toEqual([{ to: 'play', id: saved?.id }])
})

test('the choices before a game, and the way back', async () => {
  const { trail, back } = await openRules('alliances')
  fireEvent.press(screen.getByTestId('options'))
  expect(trail).toEqual([{ to: 'new', game: 'alliances' }])
  fireEvent.press(screen.getByTestId('back'))
  expect(back).toHaveBeenCalledTimes(1)
})

test.each([
  ['en', 'There is no such game.'],
  ['pt', 'Esse jogo não existe.'],
])('an unknown game is refused in words in %s', async (locale, words) => {
  const { trail } = await openRules('constructor', locale)
  expect(screen.getByText(words)).toBeTruthy()
  fireEvent.press(screen.getByTestId('home'))
  expect(trail).toEqual([{ to: 'home' }])
})

test('rules that cannot be loaded say so and can be retried', async () => {
  jest.spyOn(lookUpGameUi('trike'), 'rulebook').mockRejectedValueOnce(new Error('offline'))
  await openRules('trike')
  expect(screen.getByText('The rules could not be loaded.')).toBeTruthy()
  fireEvent.press(screen.getByText('Try again'))
  await act(() => Promise.resolve())
  expect(screen.getByRole('heading', { name: 'The goal' })).toBeTruthy()
})

test('the home page leads to the rules of a game', async () => {
  render(<TestApp />)
  fireEvent.press(screen.getByTestId('rules-trike'))
  await act(() => Promise.resolve())
  expect(screen.getByRole('heading', { name: 'Rules of Trike' })).toBeTruthy()
  fireEvent.press(screen.getByTestId('back'))
  expect(screen.getByTestId('rules-trike')).toBeTruthy()
})
