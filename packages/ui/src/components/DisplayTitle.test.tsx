import { gameIds, gameOf } from '@tabuleiro/engine'
import { render, screen } from '@testing-library/react-native'
import { Path } from 'react-native-svg'
import { DisplayTitle } from './DisplayTitle'
import { layOutWord } from './titleLetters'

test.each(['Tabuleiro', ...gameIds.map(id => gameOf(id).name)])(
  '%s is a heading with a drawing for each letter',
  name => {
    render(<DisplayTitle text={name} size="title" />)
    const heading = screen.getByRole('heading', { name })
    expect(heading.findAllByType(Path)).toHaveLength(name.replaceAll(' ', '').length)
  },
)

test('letters follow one another, with the correction of their pair', () => {
  const [first, second] = layOutWord('Ta').letters
  expect(first?.x).toBe(0)
  // Without the correction the second would begin where the first ends, at the width of the word of one letter.
  expect(second?.x).toBeLessThan(layOutWord('T').width)
})

test('a letter that is in no title says what to do', () => {
  expect(() => layOutWord('Q')).toThrow('npm run titles')
})
