import * as v from 'valibot'
import { parseJson } from '../core/json'
import { fail, ok, type Result } from '../core/result'
import { gameOf, isGameId } from '../registry'
import { rulesOf } from './match'
import { countSchema } from './schema'
import { MAX_TREE_MOVES, newTree, type Tree, type TreeNode } from './tree'
import { TreeBuilder } from './treeBuilder'

/** What the JSON and the text of a tree begin with, and the version of their shape. */
export const TREE_FORMAT = 'tabuleiro-study'
export const TREE_VERSION = 1
/** A longer text is refused unread. */
export const MAX_TREE_TEXT = 2_000_000

/** A move with the plies before and with it, its text, and what is said of it. */
const moveSchema = v.union([
  v.strictTuple([countSchema, v.pipe(v.string(), v.maxLength(40))]),
  v.strictTuple([countSchema, v.pipe(v.string(), v.maxLength(40)), v.string()]),
])

const schema = v.strictObject({
  format: v.literal(TREE_FORMAT),
  version: v.literal(TREE_VERSION),
  title: v.string(),
  game: v.string(),
  rules: countSchema,
  options: v.unknown(),
  start: v.optional(v.string()),
  /** What is said before the first move. */
  comment: v.optional(v.string()),
  /** Every move after the one it follows, the main line before the variations beside it. */
  moves: v.array(moveSchema),
})

/** A tree as plain data: moves and the version of the rules, never positions. */
export type TreeRecord = v.InferOutput<typeof schema>

/** The tree as plain data. */
export function toTreeRecord(tree: Tree): TreeRecord {
  const { origin, root, title } = tree
  const game = rulesOf(origin)
  return {
    format: TREE_FORMAT,
    version: TREE_VERSION,
    title,
    game: origin.game,
    rules: game.rulesVersion,
    options: origin.setup.options,
    ...(origin.start === undefined ? {} : { start: origin.start }),
    ...(root.comment === '' ? {} : { comment: root.comment }),
    moves: inOrder(tree).map(({ depth, text, node: { comment } }) =>
      comment === '' ? [depth, text] : [depth, text, comment],
    ),
  }
}

/** A tree from data of any origin: checked, and every line replayed. A refusal of a move has its index in `moves`. */
export function fromTreeRecord(data: unknown): Result<Tree> {
  const head = v.safeParse(v.object({ format: v.literal(TREE_FORMAT), version: v.number() }), data)
  if (head.success && head.output.version > TREE_VERSION) return fail('record/newer')
  const parsed = v.safeParse(schema, data)
  if (!parsed.success) return fail('record/invalid')
  const { moves, comment = '', ...spec } = parsed.output
  if (moves.length > MAX_TREE_MOVES) return fail('study/large')
  const opened = openBuilder(spec)
  if (!opened.ok) return opened
  const builder = opened.value
  const said = builder.comment(0, comment)
  if (!said.ok) return said
  let last = 0
  for (const [at, [depth, text, remark = '']] of moves.entries()) {
    if (depth < 1 || depth > builder.depthOf(last) + 1) return fail('record/invalid', at)
    while (builder.depthOf(last) >= depth) last = builder.parentOf(last)
    const node = builder.addText(last, text)
    if (!node.ok) return fail(node.error.code, at)
    const remarked = builder.comment(node.value, remark)
    if (!remarked.ok) return fail(remarked.error.code, at)
    last = node.value
  }
  return builder.build()
}

/** The tree as JSON, for storage. */
export function writeTree(tree: Tree): string {
  return JSON.stringify(toTreeRecord(tree))
}

/** Reads what `writeTree` wrote. */
export function readTree(text: string): Result<Tree> {
  if (text.length > MAX_TREE_TEXT) return fail('study/large')
  const data = parseJson(text)
  return data.ok ? fromTreeRecord(data.value) : data
}

/** What every form of a tree says before its moves. */
export interface TreeHead {
  readonly title?: string
  readonly game: string
  readonly rules: number
  readonly options?: unknown
  readonly start?: string | undefined
}

/** Opens a tree that is read from outside; `kind` names what it is read from in the codes of refusals. */
export function openBuilder(head: TreeHead, kind: 'record' | 'link' = 'record'): Result<TreeBuilder> {
  if (!isGameId(head.game)) return fail('game/unknown')
  const { rulesVersion } = gameOf(head.game)
  if (head.rules !== rulesVersion) return fail(head.rules > rulesVersion ? `${kind}/newer` : `${kind}/older`)
  const { game, title, options, start } = head
  const empty = newTree({ game, options, start, ...(title === undefined ? {} : { title }) })
  return empty.ok ? ok(new TreeBuilder(empty.value)) : empty
}

/** A node in the order in which trees are written, with the number of plies that lead to it. */
interface Listed {
  readonly node: TreeNode
  readonly depth: number
  readonly text: string
}

/** Every move of a tree, each before those that follow it and the main line before the variations beside it. */
function inOrder({ origin, root }: Tree): Listed[] {
  const game = rulesOf(origin)
  const listed: Listed[] = []
  const left = [{ node: root, depth: 0 }]
  for (let at = left.pop(); at !== undefined; at = left.pop()) {
    const { node, depth } = at
    if (node.move !== undefined) listed.push({ node, depth, text: game.write(origin.setup, node.move) })
    for (const branch of [...node.branches].reverse()) left.push({ node: branch, depth: depth + 1 })
  }
  return listed
}
