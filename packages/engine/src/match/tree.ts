import * as v from 'valibot'
import type { Move, State } from '../core/game'
import { assert, fail, ok, type Result } from '../core/result'
import { newMatch, playMove, positionOf, rulesOf, type Match, type MatchSpec } from './match'
import { nameSchema, withoutTurning } from './schema'

/** No tree has more moves than this: it stays quick to draw, to save and to read. */
export const MAX_TREE_MOVES = 5_000
/** No line of a tree is longer. */
export const MAX_TREE_DEPTH = 2_000
/** The longest comment, and the longest all comments of a tree together, in characters. */
export const MAX_COMMENT = 2_000
export const MAX_COMMENTS = 200_000

/** A position of a tree: the move that leads to it, what is said of it, and the moves that go on from it. */
export interface TreeNode {
  /** Undefined at the start, to which no move leads. */
  readonly move: Move | undefined
  /** Words separated by single spaces; empty where nothing is said. */
  readonly comment: string
  /** The main line first, then the variations. Each begins with another move. */
  readonly branches: readonly TreeNode[]
  /** Derived by replay. */
  readonly state: State
  /** The nodes from here on, this one included. */
  readonly size: number
}

/** The moves from the start of a tree to one of its nodes. */
export type Path = readonly Move[]

/**
 * A tree of variations, as a value: any legal move from any of its positions, for both sides. It never changes, and the
 * functions below make a new one from an old one, so the tree before is the undo.
 */
export interface Tree {
  /** How a person calls it; one line of printable text, or empty. */
  readonly title: string
  /** The game, options and first position, as a match before its first move. */
  readonly origin: Match
  readonly root: TreeNode
}

/** What a new tree is made of. */
export type TreeSpec = Pick<MatchSpec, 'game' | 'options' | 'start'> & { readonly title?: string }

/** A tree without moves. */
export function newTree({ title = '', ...spec }: TreeSpec): Result<Tree> {
  if (!v.is(nameSchema, title)) return fail('match/invalid')
  const origin = newMatch(spec)
  if (!origin.ok) return origin
  const root = { move: undefined, comment: '', branches: [], state: positionOf(origin.value), size: 1 }
  return ok({ title: withoutTurning(title), origin: origin.value, root })
}

/** The moves of a match as a tree with one line; `comments` has what is said before the first move and after each. */
export function toTree(match: Match, comments: readonly string[] = []): Result<Tree> {
  if (match.plies.length > MAX_TREE_DEPTH) return fail('study/large')
  const fresh = newTree({ game: match.game, options: match.setup.options, start: match.start })
  if (!fresh.ok) return fresh
  let branches: readonly TreeNode[] = []
  for (let at = match.plies.length; at > 0; at--)
    branches = [makeNode(match.plies[at - 1].move, match.positions[at], branches, cleanComment(comments[at] ?? ''))]
  const { state } = fresh.value.root
  const root = makeNode(undefined, state, branches, cleanComment(comments[0] ?? ''))
  const tree = { ...fresh.value, root }
  return isWithinLimits(tree) ? ok(tree) : fail('study/large')
}

/** The node at the end of a path, or undefined where the tree has no such line. */
export function nodeAt(tree: Tree, path: Path): TreeNode | undefined {
  return nodesAlong(tree, path)?.at(-1)
}

/** The line to a node as a match, so that everything that shows a match can show it. */
export function lineTo(tree: Tree, path: Path): Match {
  const nodes = nodesAlong(tree, path)
  assert(nodes !== undefined, 'no such line in the tree')
  return { ...tree.origin, plies: path.map(move => ({ move })), positions: nodes.map(node => node.state) }
}

/** The path that goes on from a node along the main line to its end. */
export function mainLine(tree: Tree, path: Path = []): Path {
  const moves = [...path]
  for (let node = nodeAt(tree, path)?.branches[0]; node?.move !== undefined; node = node.branches[0])
    moves.push(node.move)
  return moves
}

/** A path as the texts of its moves, joined by spaces. */
export function writePath({ origin }: Tree, path: Path): string {
  return path.map(move => rulesOf(origin).write(origin.setup, move)).join(' ')
}

/** Reads what `writePath` wrote; undefined where the tree has no such line. */
export function readPath(tree: Tree, text: string): Path | undefined {
  const { origin } = tree
  const path: Move[] = []
  let node = tree.root
  for (const word of text.split(' ').filter(Boolean)) {
    const next = node.branches.find(
      ({ move }) => move !== undefined && rulesOf(origin).write(origin.setup, move) === word,
    )
    if (next?.move === undefined) return undefined
    path.push(next.move)
    node = next
  }
  return path
}

/**
 * The tree in which `move` goes on from the node at `path`: the same tree where it does already, else with a new branch
 * after the others. Every move from any source is checked here, as in a match.
 */
export function playAt(tree: Tree, path: Path, move: Move): Result<Tree> {
  if (expectNode(tree, path).branches.some(branch => branch.move === move)) return ok(tree)
  if (tree.root.size > MAX_TREE_MOVES || path.length >= MAX_TREE_DEPTH) return fail('study/large')
  const played = playMove(lineTo(tree, path), move)
  if (!played.ok) return played
  const fresh = makeNode(move, positionOf(played.value))
  return ok(withNode(tree, path, node => ({ ...node, branches: [...node.branches, fresh] })))
}

/** Plays one move after another from a node; the first refusal is returned with its index. */
export function playLine(tree: Tree, path: Path, moves: readonly Move[]): Result<Tree> {
  let grown = tree
  for (const [at, move] of moves.entries()) {
    const played = playAt(grown, [...path, ...moves.slice(0, at)], move)
    if (!played.ok) return fail(played.error.code, at)
    grown = played.value
  }
  return ok(grown)
}

/**
 * Makes the variation that a node belongs to the main line of the position it starts from. The lines stay the same, in
 * another order; a node that is in the main line already gives the same tree.
 */
export function promote(tree: Tree, path: Path): Tree {
  const nodes = nodesAlong(tree, path)
  assert(nodes !== undefined, 'no such line in the tree')
  let at = path.length - 1
  while (at >= 0 && nodes[at].branches[0] === nodes[at + 1]) at--
  if (at < 0) return tree
  const first = nodes[at + 1]
  const reorder = (node: TreeNode) => ({
    ...node,
    branches: [first, ...node.branches.filter(branch => branch !== first)],
  })
  return withNode(tree, path.slice(0, at), reorder)
}

/** The tree without a node and everything after it; every other line stays. The start cannot be removed. */
export function removeAt(tree: Tree, path: Path): Tree {
  const removed = expectNode(tree, path)
  assert(path.length > 0, 'the start of a tree stays')
  const without = (node: TreeNode) => ({ ...node, branches: node.branches.filter(branch => branch !== removed) })
  return withNode(tree, path.slice(0, -1), without)
}

/** Says something of a node, in the place of what was said before; an empty text takes it away. */
export function commentAt(tree: Tree, path: Path, text: string): Result<Tree> {
  const comment = cleanComment(text)
  expectNode(tree, path)
  const commented = withNode(tree, path, node => ({ ...node, comment }))
  return isWithinLimits(commented) ? ok(commented) : fail('study/large')
}

/** The same tree under another title; one that no line of text could hold is refused. */
export function retitle(tree: Tree, title: string): Result<Tree> {
  return v.is(nameSchema, title) ? ok({ ...tree, title: withoutTurning(title) }) : fail('match/invalid')
}

/** A comment as trees hold it: printable words with single spaces between, however the text was broken into lines. */
export function cleanComment(text: string): string {
  return withoutTurning(text)
    .replace(/[\ud800-\udfff]/gu, '')
    .replace(/[\u0000-\u001f\u007f-\u009f\s]+/g, ' ')
    .trim()
}

/** A node with its size. */
export function makeNode(
  move: Move | undefined,
  state: State,
  branches: readonly TreeNode[] = [],
  comment = '',
): TreeNode {
  return { move, comment, branches, state, size: 1 + branches.reduce((sum, branch) => sum + branch.size, 0) }
}

/** Whether the comments of a tree are short enough to be saved. */
export function isWithinLimits(tree: Tree): boolean {
  let length = 0
  const left = [tree.root]
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    if (node.comment.length > MAX_COMMENT) return false
    length += node.comment.length
    left.push(...node.branches)
  }
  return length <= MAX_COMMENTS
}

/** The nodes from the start to the end of a path, one more than its moves. */
function nodesAlong(tree: Tree, path: Path): readonly TreeNode[] | undefined {
  const nodes = [tree.root]
  for (const [at, move] of path.entries()) {
    const next = nodes[at].branches.find(branch => branch.move === move)
    if (next === undefined) return undefined
    nodes.push(next)
  }
  return nodes
}

function expectNode(tree: Tree, path: Path): TreeNode {
  const node = nodeAt(tree, path)
  assert(node !== undefined, 'no such line in the tree')
  return node
}

/** The tree with one node changed: only the nodes on the way to it are made anew. */
function withNode(tree: Tree, path: Path, change: (node: TreeNode) => TreeNode): Tree {
  const nodes = nodesAlong(tree, path) ?? []
  let below = resized(change(nodes[path.length]))
  for (let at = path.length - 1; at >= 0; at--) {
    const [old, changed] = [nodes[at + 1], below]
    below = resized({ ...nodes[at], branches: nodes[at].branches.map(branch => (branch === old ? changed : branch)) })
  }
  return { ...tree, root: below }
}

function resized({ move, state, branches, comment }: TreeNode): TreeNode {
  return makeNode(move, state, branches, comment)
}
