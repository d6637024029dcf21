import { expectOk, gameIds, newMatch, type GameId } from '@tabuleiro/engine'
import { render, screen } from '@testing-library/react-native'
import type Svg from 'react-native-svg'
import { MatchDrawing, sampleMatch } from '../../board/MatchPicture'
import { SharedPicture, useSharedLayout } from './SharedPicture'
import { exportPng } from './png'

type Tree = ReturnType<typeof screen.toJSON>

/** What a phone is asked to draw: the kinds of all elements. */
function kindsIn(tree: Tree | string): readonly string[] {
  if (tree === null || typeof tree === 'string') return []
  if (Array.isArray(tree)) return tree.flatMap(kindsIn)
  return [tree.type, ...(tree.children ?? []).flatMap(kindsIn)]
}

function Drawn({ game }: { readonly game: GameId }) {
  const match = sampleMatch(game) ?? expectOk(newMatch({ game }))
  const layout = useSharedLayout(match, 1)
  return <SharedPicture {...layout} ref={null} match={match} lines={['']} shownWidth={300} />
}

test.each(gameIds)('ground, marks and pieces of %s are one drawing with nothing else in it', game => {
  render(<Drawn game={game} />)
  const [outermost, ...inside] = kindsIn(screen.toJSON())
  expect(outermost).toBe('RNSVGSvgView')
  expect(inside.length).toBeGreaterThan(20)
  expect(inside.filter(kind => !kind.startsWith('RNSVG') || kind === outermost)).toEqual([])
})

test('a turtle that has come home is marked at its goal', () => {
  const Marked = ({ cell }: { readonly cell: string }) => {
    const match = expectOk(newMatch({ game: 'turtles' }))
    const { layout } = useSharedLayout(match, 1)
    return <MatchDrawing match={match} layout={layout} marks={[{ kind: 'last', cells: [cell] }]} />
  }
  const [home, goal, none] = ['scored-s3', 'goal-s', 'nowhere'].map(cell => render(<Marked cell={cell} />).toJSON())
  expect(home).toEqual(goal)
  expect(home).not.toEqual(none)
})

const drawing = (toDataURL: Svg['toDataURL']) => ({ toDataURL }) as Svg

test('a drawing is answered as a picture', async () => {
  expect(await exportPng(drawing(answer => answer('iVBORw0KGgo=')))).toBe('iVBORw0KGgo=')
})

test('a phone that never answers is not waited for', async () => {
  jest.useFakeTimers()
  const png = exportPng(drawing(() => undefined))
  await jest.advanceTimersByTimeAsync(10_000)
  expect(await png).toBeUndefined()
})
