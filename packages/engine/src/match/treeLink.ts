import * as v from 'valibot'
import type { Move } from '../core/game'
import { writtenMoves } from '../core/moveText'
import { nonDefaultOptions } from '../core/options'
import { expectOk, fail, ok, type Result } from '../core/result'
import { divideBy, multiplyAdd } from './bytes'
import { MAX_LINK_LENGTH } from './link'
import { rulesOf } from './match'
import { readPayload, writePayload } from './payload'
import { countSchema } from './schema'
import type { Tree, TreeNode } from './tree'
import { TreeBuilder } from './treeBuilder'
import { openBuilder } from './treeRecord'

/** What a payload begins with: no link to a match does. */
const VERSION = 's1'
/** Larger trees do not fit a link: they are shared as text. */
const MAX_MOVES = 1_000
/** How many branches a node has: none, one, or more, which then are counted. */
const [MORE, KINDS] = [2, 3] as const

/** What a link holds besides the moves, under short names to save characters. */
const headSchema = v.strictObject({
  g: v.string(),
  r: v.number(),
  t: v.optional(v.string()),
  o: v.optional(v.unknown()),
  s: v.optional(v.string()),
  /** Comments with the numbers of their nodes, in the order in which the moves are written; the start is 0. */
  c: v.optional(v.array(v.strictTuple([countSchema, v.string()]))),
})

/**
 * The whole tree in a URL-safe text, with its title and comments, or `link/long`. For each node the number of its
 * branches, then the rank of each among the sorted legal moves: together they are one number in mixed bases.
 */
export function writeTreeLink(tree: Tree): Result<string> {
  if (tree.root.size - 1 > MAX_MOVES) return fail('link/long')
  const { origin, title } = tree
  const game = rulesOf(origin)
  const options = nonDefaultOptions(game.options, origin.setup.options)
  const { digits, comments } = listDigits(tree)
  const head = {
    g: origin.game,
    r: game.rulesVersion,
    ...(title === '' ? {} : { t: title }),
    ...(Object.keys(options).length > 0 ? { o: options } : {}),
    ...(origin.start === undefined ? {} : { s: origin.start }),
    ...(comments.length > 0 ? { c: comments } : {}),
  }
  const number: number[] = []
  for (const [base, digit] of digits.reverse()) multiplyAdd(number, base, digit)
  const text = VERSION + writePayload(head, number)
  return text.length > MAX_LINK_LENGTH ? fail('link/long') : ok(text)
}

/** A tree from a payload: undamaged, of a known version, replayed, and exactly what `writeTreeLink` would write. */
export function readTreeLink(payload: string): Result<Tree> {
  if (payload.length > MAX_LINK_LENGTH || !/^s[1-9]/.test(payload)) return fail('link/invalid')
  if (!payload.startsWith(VERSION)) return fail('link/newer')
  const opened = readPayload(payload.slice(VERSION.length))
  if (!opened.ok) return opened
  const parsed = v.safeParse(headSchema, opened.value.head)
  if (!parsed.success) return fail('link/invalid')
  const { g, r, t = '', o = {}, s, c = [] } = parsed.output
  const builder = openBuilder({ title: t, game: g, rules: r, options: o, start: s }, 'link')
  if (!builder.ok) return builder
  const tree = grow(builder.value, opened.value.rest, c)
  if (!tree.ok) return tree
  const again = writeTreeLink(tree.value)
  return again.ok && again.value === payload ? tree : fail('link/invalid')
}

/** Whether a text is a link to a study rather than to a match. */
export function isTreeLink(payload: string): boolean {
  return payload.startsWith('s')
}

type Comments = [node: number, text: string][]

/** The digits of a tree with their bases, in the order in which they are read, and its comments. */
function listDigits(tree: Tree): { digits: (readonly [base: number, digit: number])[]; comments: Comments } {
  const digits: (readonly [number, number])[] = []
  const comments: Comments = tree.root.comment === '' ? [] : [[0, tree.root.comment]]
  const builder = new TreeBuilder(tree)
  const left: [number, TreeNode][] = [[0, tree.root]]
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const [at, { branches }] = next
    const moves = movesAt(builder, at)
    if (moves.length === 0) continue
    digits.push([KINDS, Math.min(branches.length, MORE)])
    if (branches.length >= MORE) digits.push([moves.length + 1, branches.length])
    const below: [number, TreeNode][] = []
    for (const branch of branches) {
      digits.push([moves.length, moves.indexOf(branch.move ?? -1)])
      const node = expectOk(builder.add(at, () => ok(branch.move ?? -1)))
      if (branch.comment !== '') comments.push([node, branch.comment])
      below.push([node, branch])
    }
    left.push(...below.reverse())
  }
  return { digits, comments }
}

/** Reads the digits that `listDigits` gave. */
function grow(builder: TreeBuilder, number: number[], comments: Readonly<Comments>): Result<Tree> {
  const left = [0]
  for (let at = left.pop(); at !== undefined; at = left.pop()) {
    const moves = movesAt(builder, at)
    if (moves.length === 0) continue
    const kind = divideBy(number, KINDS)
    const count = kind === MORE ? divideBy(number, moves.length + 1) : kind
    const below: number[] = []
    for (let i = 0; i < count; i++) {
      const move = moves[divideBy(number, moves.length)]
      const node = builder.size < MAX_MOVES ? builder.add(at, () => ok(move)) : fail('link/invalid')
      if (!node.ok) return fail('link/invalid')
      below.push(node.value)
    }
    left.push(...below.reverse())
  }
  for (const [node, text] of comments) {
    const said = node <= builder.size ? builder.comment(node, text) : fail('link/invalid')
    if (!said.ok) return fail('link/invalid')
  }
  const tree = builder.build()
  return tree.ok ? tree : fail('link/invalid')
}

/** The legal moves at a node, in the order of their ranks. */
function movesAt(builder: TreeBuilder, node: number): readonly Move[] {
  return writtenMoves(builder.game, builder.stateOf(node), builder.seenAt(node)).map(({ move }) => move)
}
