import fc from 'fast-check'
import { readMove } from '../core/moveText'
import { expectOk, ok } from '../core/result'
import { gameIds, gameOf } from '../registry'
import { dice, randomMatch, randomOptions } from '../testing/play'
import { pathsOf, randomTree } from '../testing/tree'
import { movesOf, newMatch, positionOf, replay, rulesOf, type Match } from './match'
import { piecesOf } from './pieces'
import { writeText } from './text'
import {
  commentAt,
  lineTo,
  mainLine,
  MAX_COMMENT,
  MAX_TREE_DEPTH,
  newTree,
  nodeAt,
  playAt,
  playLine,
  promote,
  readPath,
  removeAt,
  retitle,
  toTree,
  writePath,
  type Path,
  type Tree,
} from './tree'
import { isTreeLink, readTreeLink, writeTreeLink } from './treeLink'
import { fromTreeRecord, readTree, toTreeRecord, writeTree } from './treeRecord'
import { readTreeText, writeTreeText } from './treeText'

/** Trees of every game with random options, grown at random. */
const anyTree = fc.tuple(fc.integer(), fc.constantFrom(...gameIds)).map(([seed, game]) => {
  const options = seed % 3 === 0 ? {} : randomOptions(gameOf(game), seed)
  return { tree: randomTree({ game, options }, seed, 40), seed }
})

const always = (law: (tree: Tree, roll: (n: number) => number) => void, numRuns = 60) =>
  fc.assert(
    fc.property(anyTree, ({ tree, seed }) => law(tree, dice(seed))),
    { numRuns },
  )

/** The lines of a tree as a set of texts, with what is said of each node. */
const linesOf = (tree: Tree) =>
  pathsOf(tree)
    .map(path => `${writePath(tree, path)}: ${nodeAt(tree, path)?.comment}`)
    .sort()

/** Moves that lead back to where they began. */
const SHUFFLE = ['e2-e3', 'e8-e7', 'e3-e2', 'e7-e8']

/** Text, JSON and, where it is short enough, link say the same. */
function expectSameInEveryForm(tree: Tree): void {
  const link = writeTreeLink(tree)
  const forms = [readTreeText(writeTreeText(tree)), readTree(writeTree(tree))]
  if (link.ok) forms.push(readTreeLink(link.value))
  for (const again of forms) expect(toTreeRecord(expectOk(again))).toEqual(toTreeRecord(tree))
  if (!link.ok) return
  expect(link.value).toMatch(/^s1[A-Za-z0-9_-]+$/)
  expect(isTreeLink(link.value)).toBe(true)
}

const positionText = (match: Match) => rulesOf(match).encode(positionOf(match))
const small = () => expectOk(newTree({ game: 'trike' }))
const grown = (...lines: readonly string[]) =>
  lines.reduce((tree, line) => {
    let [step, path]: [Tree, Path] = [tree, []]
    for (const text of line.split(' ')) {
      const match = lineTo(step, path)
      const move = movesOf(match).find(m => rulesOf(match).write(match.setup, m) === text) ?? -1
      step = expectOk(playAt(step, path, move))
      path = [...path, move]
    }
    return step
  }, small())
const at = (tree: Tree, text: string) => readPath(tree, text) ?? [-1]

test('each path replays to the position of its node, as a match would', () => {
  always(tree => {
    for (const path of pathsOf(tree)) {
      const fresh = expectOk(newMatch({ game: tree.origin.game, options: tree.origin.setup.options }))
      const replayed = expectOk(replay(fresh, path.length, (_s, _seen, i) => ok({ move: path[i] })))
      const line = lineTo(tree, path)
      expect(positionText(line)).toBe(positionText(replayed))
      expect(movesOf(line)).toEqual(movesOf(replayed))
    }
  }, 20)
})

test('a new move makes a branch and leaves every line as it was; a known one gives the same tree', () => {
  always((tree, roll) => {
    const paths = pathsOf(tree)
    const path = paths[roll(paths.length)]
    for (const move of movesOf(lineTo(tree, path)).slice(0, 4)) {
      const known = nodeAt(tree, [...path, move]) !== undefined
      const after = expectOk(playAt(tree, path, move))
      if (known) expect(after).toBe(tree)
      else expect(pathsOf(after).length).toBe(paths.length + 1)
      expect(linesOf(after)).toEqual(expect.arrayContaining(linesOf(tree)))
      expect(after.root.size).toBe(pathsOf(after).length)
    }
  })
})

test('to promote keeps every line and puts one first; to remove takes one away and keeps all others', () => {
  always((tree, roll) => {
    const paths = pathsOf(tree).filter(path => path.length > 0)
    if (paths.length === 0) return
    const path = paths[roll(paths.length)]
    let promoted = tree
    for (let i = 0; i <= path.length; i++) promoted = promote(promoted, path)
    expect(linesOf(promoted)).toEqual(linesOf(tree))
    expect(mainLine(promoted).slice(0, path.length)).toEqual(path)
    expect(promote(promoted, path)).toBe(promoted)

    const text = writePath(tree, path)
    const isBelow = (line: string) => line.startsWith(`${text}:`) || line.startsWith(`${text} `)
    const without = removeAt(tree, path)
    expect(linesOf(without)).toEqual(linesOf(tree).filter(line => !isBelow(line)))
    expect(without.root.size).toBe(pathsOf(without).length)
  })
})

test('to promote a move deep in a variation takes the nearest variation up by one', () => {
  const tree = grown('d2 e3 e4', 'd2 d3 e3', 'd2 d3 c3', 'g5')
  const once = promote(tree, at(tree, 'd2 d3 c3'))
  expect(writeTreeText(once)).toContain('1. d2 (1. g5) 1... e3 (1... d3 2. c3 (2. e3)) 2. e4')
  expect(writePath(once, mainLine(promote(once, at(once, 'd2 d3 c3'))))).toBe('d2 d3 c3')
})

test('text, JSON and link bring back titles, lines, their order and comments', () => {
  always(tree => {
    expectSameInEveryForm(tree)
  })
})

test('a tree is written as people write chess', () => {
  const tree = grown('d2 e3 e4 e5', 'd2 d3 c3', 'd2 d3 e3', 'g5 swap')
  const said = expectOk(commentAt(tree, at(tree, 'd2 d3'), 'keeps {the} centre'))
  const text = writeTreeText(expectOk(commentAt(said, [], 'Which first cell?')))
  expect(text.split('\n\n')[1]).toBe(
    '{Which first cell?} 1. d2 (1. g5 swap) 1... e3 (1... d3 {keeps \\{the\\} centre}\n2. c3 (2. e3)) 2. e4 e5 *\n',
  )
})

test('the text of a match reads as a tree with one line, and its comments are kept', () => {
  const match = randomMatch({ game: 'trike' }, 2, 30)
  const comments = match.positions.map((_, ply) => (ply % 3 === 0 ? `said of ${ply} {so}` : ''))
  const tree = expectOk(readTreeText(writeText(match, comments)))
  expect(mainLine(tree)).toEqual(match.plies.map(ply => ply.move))
  expect(tree.root.size).toBe(match.positions.length)
  expect(match.positions.map((_, ply) => nodeAt(tree, mainLine(tree).slice(0, ply))?.comment)).toEqual(comments)
})

test('a match becomes a tree whose pieces keep their ids', () => {
  const match = randomMatch({ game: 'three-dragons' }, 2, 20)
  const tree = expectOk(toTree(match))
  const line = lineTo(tree, mainLine(tree))
  expect(piecesOf(line)).toEqual(piecesOf(match))
  expect(writeTreeText(tree)).toContain('1. ')
})

test('a tree from an unusual start keeps it in every form', () => {
  const start = '1.2.3.1b2.5.6.7_d2_w_1'
  const tree = randomTree({ game: 'trike', start }, 5, 12)
  expect(writeTreeText(tree)).toContain(`[Start "${start}"]`)
  expectSameInEveryForm(tree)
})

test('an illegal move and a move after the end are refused, and nothing changes', () => {
  const tree = grown('g6 f6 g7')
  const [first] = movesOf(tree.origin)
  expect(playAt(tree, at(tree, 'g6'), 9_999)).toEqual({ ok: false, error: { code: 'move/illegal' } })
  expect(playAt(tree, at(tree, 'g6 f6 g7'), first)).toEqual({ ok: false, error: { code: 'game/over' } })
  expect(playLine(tree, [], [...at(tree, 'g6 f6 g7'), first])).toEqual({
    ok: false,
    error: { code: 'game/over', at: 3 },
  })
  expect(readPath(tree, 'g6 a1')).toBeUndefined()
})

test('a repeated position ends the game on its own line alone', () => {
  const text = Array.from({ length: 8 }, (_, i) => SHUFFLE[i % 4]).join(' ')
  const head = '[Format "tabuleiro-study 1"]\n[Title ""]\n[Game "three-dragons"]\n[Rules "1"]\n[Options ""]\n\n'
  const tree = expectOk(readTreeText(`${head}${text} *`))
  const line = lineTo(tree, mainLine(tree))
  expect([movesOf(line).length, movesOf(lineTo(tree, mainLine(tree).slice(0, -4))).length > 0]).toEqual([0, true])
  expect(toTreeRecord(expectOk(readTreeLink(expectOk(writeTreeLink(tree)))))).toEqual(toTreeRecord(tree))
  expect(readTreeText(`${head}${text}\ne2-e3 *`)).toEqual({ ok: false, error: { code: 'game/over', at: 7 } })
})

describe('a damaged text is refused with its line', () => {
  const head = '[Format "tabuleiro-study 1"]\n[Title "x"]\n[Game "trike"]\n[Rules "1"]\n[Options "size=7"]\n\n'
  test('undamaged it is read', () => {
    expect(linesOf(expectOk(readTreeText(`${head}1. d2 (1.\ng5 {a} swap) d4 *\n`)))).toHaveLength(5)
  })
  test.each([
    ['an illegal move', '1. d2\n(1. d9) d4 *', 'move/illegal', 7],
    ['an unreadable move', '1. d2\n?? *', 'move/unreadable', 7],
    ['a wrong number', '1. d2\n3. d4 *', 'record/invalid', 7],
    ['the number of the other side', '1. d2 1. d4 *', 'record/invalid', 6],
    ['a variation of nothing', '(1. d2) *', 'record/invalid', 6],
    ['an empty variation', '1. d2\n() d4 *', 'record/invalid', 7],
    ['a variation of a variation of nothing', '1. d2 ((1. g5) 1. d3) *', 'record/invalid', 6],
    ['a comment before the first move of a variation', '1. d2 ({why} 1. g5) *', 'record/invalid', 6],
    ['an open variation', '1. d2 (1. g5\n*', 'record/invalid', 7],
    ['a closed variation too many', '1. d2\n) *', 'record/invalid', 7],
    ['an open comment', '1. d2\n{a comment *', 'record/invalid', 7],
    ['no end', '1. d2\nd4', 'record/invalid', 7],
    ['the same move twice', '1. d2 (1. d2 d4) *', 'record/invalid', 6],
    ['a comment that is too long', `1. d2\n{${'x'.repeat(MAX_COMMENT + 1)}} *`, 'study/large', 7],
    ['a tag among the moves', '1. d2\n[Title "x"] *', 'record/invalid', 7],
  ])('%s', (_, moves, code, line) => {
    expect(readTreeText(head + moves)).toEqual({ ok: false, error: { code, at: line } })
  })

  test('a missing, unknown or later tag', () => {
    const text = `${head}1. d2 *`
    expect(readTreeText(text.replace('[Rules "1"]\n', ''))).toMatchObject({ error: { missingTag: 'Rules' } })
    expect(readTreeText(text.replace('Title', 'Date'))).toMatchObject({ error: { code: 'record/invalid' } })
    expect(readTreeText(text.replace('study 1', 'study 2'))).toMatchObject({ error: { code: 'record/newer' } })
    expect(readTreeText(text.replace('Rules "1"', 'Rules "9"'))).toMatchObject({ error: { code: 'record/newer' } })
    expect(readTreeText(text.replace('trike', 'chess'))).toMatchObject({ error: { code: 'game/unknown' } })
    expect(readTreeText(text.replace('size=7', 'size=8'))).toMatchObject({ ok: true })
    expect(readTreeText(text.replace('size=7', 'size=99'))).toMatchObject({ error: { code: 'options/invalid' } })
  })
})

test.each<[string, (record: ReturnType<typeof toTreeRecord>) => object, string]>([
  ['a depth that skips a move', r => ({ ...r, moves: [[2, 'd2']] }), 'record/invalid'],
  ['a depth of nothing', r => ({ ...r, moves: [[0, 'd2']] }), 'record/invalid'],
  [
    'an illegal move',
    r => ({
      ...r,
      moves: [
        [1, 'd2'],
        [2, 'd2'],
      ],
    }),
    'move/illegal',
  ],
  [
    'a branch twice',
    r => ({
      ...r,
      moves: [
        [1, 'd2'],
        [1, 'd2'],
      ],
    }),
    'record/invalid',
  ],
  ['a title with a line break', r => ({ ...r, title: 'a\nb' }), 'match/invalid'],
  ['an unknown field', r => ({ ...r, more: 1 }), 'record/invalid'],
  ['a later version', r => ({ ...r, version: 2 }), 'record/newer'],
  ['too many moves', r => ({ ...r, moves: Array.from({ length: 5_001 }, () => [1, 'd2']) }), 'study/large'],
  ['a long comment', r => ({ ...r, comment: 'x'.repeat(MAX_COMMENT + 1) }), 'study/large'],
])('%s in JSON is refused', (_, change, code) => {
  expect(fromTreeRecord(change(toTreeRecord(small())))).toMatchObject({ ok: false, error: { code } })
})

test('comments and titles are one line of printable text, whatever is typed', () => {
  const turned = String.fromCharCode(0x202e)
  const tree = expectOk(commentAt(small(), [], `  one\n two\t\u0007three ${turned}\ud83d `))
  expect(tree.root.comment).toBe('one two three')
  expect(expectOk(commentAt(tree, [], ' ')).root.comment).toBe('')
  expect(retitle(tree, 'a\nb')).toEqual({ ok: false, error: { code: 'match/invalid' } })
  expect(expectOk(retitle(tree, `x${turned}`)).title).toBe('x')
})

test('a tree, its comments and a match that are too large are refused, not cut', () => {
  expect(commentAt(small(), [], 'x'.repeat(MAX_COMMENT + 1))).toEqual({ ok: false, error: { code: 'study/large' } })
  const fresh = expectOk(newMatch({ game: 'three-dragons', options: { repetition: 0, noProgress: 0 } }))
  const long = (plies: number) =>
    replay(fresh, plies, (s, seen, i) => {
      const move = readMove(rulesOf(fresh), s, seen, SHUFFLE[i % 4])
      return move.ok ? ok({ move: move.value }) : move
    })
  expect(toTree(expectOk(long(MAX_TREE_DEPTH + 1)))).toEqual({ ok: false, error: { code: 'study/large' } })
  const tree = expectOk(toTree(expectOk(long(MAX_TREE_DEPTH))))
  const path = mainLine(tree)
  expect(playAt(tree, path, movesOf(lineTo(tree, path))[0])).toEqual({ ok: false, error: { code: 'study/large' } })
  expect(writeTreeLink(tree)).toEqual({ ok: false, error: { code: 'link/long' } })
  expect(toTreeRecord(expectOk(readTreeText(writeTreeText(tree))))).toEqual(toTreeRecord(tree))
})

test('a link is refused when a character changes, when it is newer, or when it is no study', () => {
  const tree = grown('d2 e3 e4', 'd2 d3', 'g5 swap')
  const link = expectOk(writeTreeLink(tree))
  for (let i = 2; i < link.length; i++) {
    const other = link.charAt(i) === 'A' ? 'B' : 'A'
    expect(readTreeLink(link.slice(0, i) + other + link.slice(i + 1)).ok).toBe(false)
  }
  expect(readTreeLink(`s2${link.slice(2)}`)).toEqual({ ok: false, error: { code: 'link/newer' } })
  expect(readTreeLink(link.slice(1))).toEqual({ ok: false, error: { code: 'link/invalid' } })
  expect(readTreeLink(link.slice(0, -3))).toEqual({ ok: false, error: { code: 'link/damaged' } })
  expect(isTreeLink('1abc')).toBe(false)
})
