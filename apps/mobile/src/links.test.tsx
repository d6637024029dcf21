import type * as UI from '@tabuleiro/ui'
import { screen } from '@testing-library/react-native'
import { act } from 'react'
import { router } from 'expo-router'
import { renderRouter } from 'expo-router/testing-library'
import type { Text } from 'react-native'
import { redirectSystemPath } from '../app/+native-intent'
import Link from '../app/g'

jest.mock('@tabuleiro/ui', () => ({
  ...jest.requireActual<typeof UI>('@tabuleiro/ui'),
  LinkScreen: ({ payload }: { readonly payload: string }) => {
    const native = jest.requireActual<{ Text: typeof Text }>('react-native')
    return <native.Text>{payload}</native.Text>
  },
  useTheme: () => ({ paper: '#fff' }),
}))

test.each([
  ['tabuleiro://g#1abc_-', '/g#1abc_-'],
  ['tabuleiro:///g#1abc_-', '/g#1abc_-'],
  ['https://example.org/g#1abc_-', '/g#1abc_-'],
  ['https://example.org/games/g/#1abc_-', '/g#1abc_-'],
  ['exp://10.0.0.2:8081/--/g#1abc_-', '/g#1abc_-'],
  ['tabuleiro://play/some-match', 'tabuleiro://play/some-match'],
  ['https://example.org/rules/trike#goal', 'https://example.org/rules/trike#goal'],
  ['/', '/'],
])('%s opens %s', (path, to) => {
  expect(redirectSystemPath({ path, initial: false })).toBe(to)
})

test('the game in a link reaches its screen, and so does the next one', async () => {
  const first = await redirectSystemPath({ path: 'tabuleiro://g#1first_-', initial: false })
  renderRouter({ index: () => null, g: Link }, { initialUrl: first })
  expect(screen.getByText('1first_-')).toBeOnTheScreen()
  const second = await redirectSystemPath({ path: 'https://example.org/g#1second', initial: false })
  act(() => router.navigate(second))
  expect(screen.getByText('1second')).toBeOnTheScreen()
})
