import { gameIds } from '@tabuleiro/engine'
import { render, screen } from '@testing-library/react-native'
import { StyleSheet, type ViewProps } from 'react-native'
import { LanguageProvider } from '../../i18n/LanguageProvider'
import { lookUpGameUi } from '../../games/registry'
import { FigureView } from './FigureView'

const box = { width: 300, height: 284 }

/** The width and height that a style sets, where it sets both. */
function sizeOf({ style }: ViewProps) {
  const { width, height } = StyleSheet.flatten([{}, style])
  return typeof width === 'number' && typeof height === 'number' ? { width, height } : undefined
}

test.each(gameIds)('a figure of %s is one picture in the words of its caption, and fits its room', async game => {
  const { sections } = await lookUpGameUi(game).rulebook()
  const figure = sections.flatMap(({ blocks }) => blocks.flatMap(block => block.figure ?? []))[0]
  if (!figure) throw new Error(`${game} has no figure`)
  render(
    <LanguageProvider locales={['en']}>
      <FigureView game={game} figure={figure} caption="What there is to see" box={box} isLevel={false} />
    </LanguageProvider>,
  )
  const picture = screen.getByRole('img', { name: 'What there is to see' })
  expect(picture.props).toMatchObject({ accessible: true })
  const sizes = screen.UNSAFE_root.findAll(node => sizeOf(node.props) !== undefined)
  expect(sizes).not.toEqual([])
  for (const node of sizes) {
    const { width = 0, height = 0 } = sizeOf(node.props) ?? {}
    expect(width).toBeLessThanOrEqual(box.width)
    expect(height).toBeLessThanOrEqual(box.height)
  }
})
