import {
  expectOk,
  movesOf,
  nodeAt,
  writeLink,
  writePath,
  writeRecord,
  writeText,
  writeTree,
  writeTreeLink,
  writeTreeText,
  type Tree,
} from '@tabuleiro/engine'
import { createExploreSession } from './exploreSession'
import { openAddress, readStudyText } from './readStudy'

const opened = (game: 'trike' | 'turtles' = 'trike') => {
  const changes: Tree[] = []
  const session = createExploreSession(expectOk(openAddress(game)), [], tree => changes.push(tree))
  return { session, changes }
}
const shown = ({ getState }: ReturnType<typeof createExploreSession>) => writePath(getState().tree, getState().path)

test('a move on the board makes a branch, for either side, and nothing is overwritten', () => {
  const { session, changes } = opened()
  session.board.tap('d2', false)
  session.board.tap('d3', false)
  expect(shown(session)).toBe('d2 d3')
  session.goBack()
  session.board.tap('e3', false)
  expect(writeTreeText(session.getState().tree)).toContain('1. d2 d3 (1... e3) *')
  expect(changes.at(-1)).toBe(session.getState().tree)
  session.goToStart()
  session.board.tap('d2', false)
  expect(writeTreeText(session.getState().tree)).toContain('1. d2 d3 (1... e3) *')
})

test('one goes along the lines, and the board follows', () => {
  const { session } = opened()
  session.playTexts(['d2', 'd3', 'c3'])
  session.goTo(session.getState().path.slice(0, 1))
  session.playTexts(['e3', 'nonsense'])
  expect(shown(session)).toBe('d2 e3')
  session.goBeside(-1)
  expect(shown(session)).toBe('d2 d3')
  session.goBeside(-1)
  session.goToEnd()
  expect(shown(session)).toBe('d2 d3 c3')
  session.goBack()
  session.goForward()
  expect(session.board.getState().match.plies).toHaveLength(3)
  session.goForward()
  session.goToStart()
  expect(session.board.getState().match.plies).toHaveLength(0)
  session.goBack()
  expect(shown(session)).toBe('')
})

test('branches are promoted, deleted with undo, and commented', () => {
  const { session } = opened()
  session.playTexts(['d2', 'd3', 'c3'])
  session.goTo(session.getState().path.slice(0, 1))
  session.playTexts(['e3'])
  session.promote(session.getState().path)
  session.comment(session.getState().path, ' quiet\nmove ')
  expect(writeTreeText(session.getState().tree)).toContain('1. d2 e3 {quiet move} (1... d3 2. c3) *')
  const before = session.getState().tree
  session.remove(session.getState().path.slice(0, 1))
  expect([shown(session), session.getState().tree.root.size]).toEqual(['', 1])
  session.restoreRemoved()
  expect([session.getState().tree, shown(session)]).toEqual([before, 'd2 e3'])
  expect(session.getState().removed).toBeUndefined()
  session.comment([], 'x'.repeat(3_000))
  expect(session.getState().refusal).toBe('study/large')
})

test('to delete a branch that is not shown leaves the board where it is', () => {
  const { session } = opened()
  session.playTexts(['d2'])
  session.goToStart()
  session.playTexts(['g5'])
  session.remove([session.getState().tree.root.branches[0]?.move ?? -1])
  expect(shown(session)).toBe('g5')
})

test('a tree from another tab is taken in as far as its lines go', () => {
  const { session } = opened()
  const shorter = session.getState().tree
  session.playTexts(['d2', 'd3'])
  const [d2 = -1] = session.getState().path
  session.reload(expectOk(readStudyText(writeTreeText(session.getState().tree).replace(' d3', ''))))
  expect(session.getState().path).toEqual([d2])
  session.reload(shorter)
  expect([shown(session), movesOf(session.board.getState().match).length]).toEqual(['', 28])
})

test('games and studies are read from any text, and an address with a position opens there', () => {
  const { session } = opened()
  session.playTexts(['d2', 'd3', 'c3'])
  const { match } = session.board.getState()
  const { tree, path } = session.getState()
  const link = expectOk(writeTreeLink(tree))
  const games = [writeText(match, ['', 'why']), writeRecord(match), expectOk(writeLink(match))]
  const studies = [writeTreeText(tree), writeTree(tree), link, `see https://x.example/explore#${link}`]
  for (const text of [...games, ...studies]) expect(nodeAt(expectOk(readStudyText(text)), path)).toBeDefined()
  expect(readStudyText('nothing')).toMatchObject({ ok: false })
  expect(openAddress('trike', '{"size":5}', 'b.2.3.4.5_a1_w_1').ok).toBe(true)
  expect(openAddress('trike', '{', undefined)).toMatchObject({ ok: false, error: { code: 'options/invalid' } })
  expect(openAddress('trike', undefined, 'x')).toMatchObject({ ok: false, error: { code: 'position/invalid' } })
})
