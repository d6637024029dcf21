import { render, screen } from '@testing-library/react-native'
import { HomeScreen } from './HomeScreen'

test('the home screen carries the name', () => {
  render(<HomeScreen />)
  expect(screen.getByRole('heading', { name: 'Tabuleiro' })).toBeTruthy()
})
