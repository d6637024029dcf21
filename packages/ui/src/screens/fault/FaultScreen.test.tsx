import { expectOk, newMatch, readRecord } from '@tabuleiro/engine'
import { fireEvent, render, screen } from '@testing-library/react-native'
import { AppProvider } from '../../app/AppContext'
import { LanguageProvider } from '../../i18n/LanguageProvider'
import { createWorld, type World } from '../../testing/world'
import { FaultScreen } from './FaultScreen'

const navigator = { open: () => undefined, back: () => undefined }

function show(world: World, id: string | undefined) {
  const calls: string[] = []
  render(
    <AppProvider value={{ ...world, navigator }}>
      <LanguageProvider locales={['en']}>
        <FaultScreen id={id} onReload={() => calls.push('reload')} onHome={() => calls.push('home')} />
      </LanguageProvider>
    </AppProvider>,
  )
  return calls
}

test('the game that was on the screen can be copied', async () => {
  const world = createWorld()
  show(world, world.library.add(expectOk(newMatch({ game: 'trike' }))))
  fireEvent.press(screen.getByTestId('copy-game'))
  expect(await screen.findByText('The game is copied.')).toBeTruthy()
  expect(expectOk(readRecord(world.device.copied[0] ?? '')).game).toBe('trike')
})

test('where copying is refused the game is shown', async () => {
  const world = createWorld()
  world.device.isWorking = false
  show(world, world.library.add(expectOk(newMatch({ game: 'trike' }))))
  fireEvent.press(screen.getByTestId('copy-game'))
  expect(await screen.findByText(/"game":\s*"trike"/)).toBeTruthy()
})

test.each([undefined, 'nowhere'])('without a game (%s) there are only the ways out', id => {
  const calls = show(createWorld(), id)
  expect(screen.queryByTestId('copy-game')).toBeNull()
  fireEvent.press(screen.getByTestId('reload'))
  fireEvent.press(screen.getByTestId('home'))
  expect(calls).toEqual(['reload', 'home'])
})

test('what fails here as well is left out', () => {
  const world = createWorld()
  const library = {
    ...world.library,
    find: () => {
      throw new Error('a fault')
    },
  }
  show({ ...world, library }, 'any')
  expect(screen.getByText('Something went wrong')).toBeTruthy()
})
