import { fail, type Result } from '../core/result'
import type { State } from '../core/game'
import { rulesOf, type Match } from './match'
import { moveNumber } from './moveNumber'
import { readOptionWords, writeOptions } from './tags'
import { readCommentedText } from './text'
import { commentWords, joinText, splitText, type Token } from './textParts'
import { toTree, type Tree, type TreeNode } from './tree'
import type { TreeBuilder } from './treeBuilder'
import { MAX_TREE_TEXT, openBuilder, TREE_FORMAT, TREE_VERSION } from './treeRecord'

/** What the moves of a tree end with: a text that was cut is noticed. */
const END = '*'

/**
 * The tree as a text that people can read, in the manner of chess's PGN: tags, then the main line, with variations in
 * parentheses after the move that they replace, and comments in braces after the move that they are about.
 */
export function writeTreeText(tree: Tree): string {
  const { origin, title, root } = tree
  const tags = [
    ['Format', `${TREE_FORMAT} ${TREE_VERSION}`],
    ['Title', title],
    ['Game', origin.game],
    ['Rules', String(rulesOf(origin).rulesVersion)],
    ['Options', writeOptions(origin.setup.options)],
    ...(origin.start === undefined ? [] : [['Start', origin.start] as const]),
  ] as const
  return joinText(tags, [...commentWords(root.comment), ...moveWords(tree), END])
}

/**
 * Reads what `writeTreeText` wrote, and the text of a match as a tree with one line. Numbers of moves may be left out,
 * but none may be wrong. A refusal of a study names the line at fault.
 */
export function readTreeText(text: string): Result<Tree> {
  if (text.length > MAX_TREE_TEXT) return fail('study/large')
  const parts = splitText(text)
  if (!parts.ok) return parts
  const { tags, tokens } = parts.value
  const [format, version = ''] = (tags.get('Format') ?? '').split(' ')
  if (format !== TREE_FORMAT) return readMatchText(text)
  if (!/^[1-9]\d{0,3}$/.test(version)) return fail('record/invalid', 0)
  if (Number(version) > TREE_VERSION) return fail('record/newer')
  const opened = openTags(tags)
  return opened.ok ? readMoves(opened.value, tokens) : opened
}

function readMatchText(text: string): Result<Tree> {
  const read = readCommentedText(text)
  return read.ok ? toTree(read.value.match, read.value.comments) : read
}

const TAGS = ['Format', 'Title', 'Game', 'Rules', 'Options'] as const

function openTags(tags: ReadonlyMap<string, string>): Result<TreeBuilder> {
  const missing = TAGS.find(name => !tags.has(name))
  if (missing !== undefined) return { ok: false, error: { code: 'record/invalid', missingTag: missing } }
  const unknown = [...tags.keys()].findIndex(name => name !== 'Start' && !TAGS.some(tag => tag === name))
  const [title, game, rules, options] = TAGS.slice(1).map(name => tags.get(name) ?? '')
  if (unknown >= 0 || !/^[1-9]\d{0,5}$/.test(rules)) return fail('record/invalid', Math.max(0, unknown))
  const words = options.split(' ').filter(word => word !== '')
  return openBuilder({ title, game, rules: Number(rules), options: readOptionWords(words), start: tags.get('Start') })
}

/** Reads the moves: `at` is the node that the next one follows, `outer` what parentheses lead back to. */
function readMoves(builder: TreeBuilder, tokens: readonly Token[]): Result<Tree> {
  const outer: number[] = []
  let at = 0
  /** The node before the present variation, which has no move yet. */
  let opened: number | undefined
  for (const { kind, text, line } of tokens.slice(0, -1)) {
    const isEmpty = opened !== undefined && opened === at
    if (kind === 'open') {
      if (at === 0 || isEmpty) return fail('record/invalid', line)
      outer.push(at)
      opened = at = builder.parentOf(at)
    } else if (kind === 'close') {
      const back = outer.pop()
      if (back === undefined || isEmpty) return fail('record/invalid', line)
      at = back
      opened = undefined
    } else if (kind === 'comment') {
      const said = isEmpty ? fail('record/invalid') : builder.comment(at, text)
      if (!said.ok) return fail(said.error.code, line)
    } else if (isNumber(text)) {
      if (!isNumberOf(text, builder.depthOf(at), builder.stateOf(at))) return fail('record/invalid', line)
    } else {
      const node = builder.addText(at, text)
      if (!node.ok) return fail(node.error.code, line)
      at = node.value
      opened = undefined
    }
  }
  const last = tokens.at(-1)
  return outer.length === 0 && last?.text === END && last.kind === 'word'
    ? builder.build()
    : fail('record/invalid', last?.line ?? 0)
}

const isNumber = (text: string) => /^\d+\.(\.\.)?$/.test(text)

function isNumberOf(text: string, at: number, { turn }: State): boolean {
  const number = moveNumber(at, turn)
  return text === `${number}...` || (turn === 0 && text === `${number}.`)
}

/** What is still to be written: a word as it is, or what follows a node. */
type Pending = string | { readonly node: TreeNode; readonly at: number; readonly restarts: boolean }

/** Numbered moves: `1. d2 (1. e3 swap) 1... g5 {comment}`. */
function moveWords({ origin, root }: Tree): string[] {
  const words: string[] = []
  const pending: Pending[] = [{ node: root, at: 0, restarts: true }]
  for (let task = pending.pop(); task !== undefined; task = pending.pop()) {
    if (task === ')') words.push(`${words.pop() ?? ''})`)
    else if (typeof task === 'string') words.push(task)
    else {
      const { node, at, restarts } = task
      if (node.branches.length === 0) continue
      const [main, ...variations] = node.branches
      words.push(...numbered(origin, node, main, at, restarts))
      pending.push({ node: main, at: at + 1, restarts: variations.length > 0 })
      for (const variation of variations.reverse()) {
        const [first, ...rest] = numbered(origin, node, variation, at, true)
        pending.push(')', { node: variation, at: at + 1, restarts: false }, ...rest.reverse(), `(${first}`)
      }
    }
  }
  return words
}

/** A move with its number, where one belongs before it, and with its comment. */
function numbered(origin: Match, { state }: TreeNode, branch: TreeNode, at: number, restarts: boolean): string[] {
  const number = moveNumber(at, state.turn)
  return [
    ...(state.turn === 0 ? [`${number}.`] : restarts ? [`${number}...`] : []),
    ...(branch.move === undefined ? [] : [rulesOf(origin).write(origin.setup, branch.move)]),
    ...commentWords(branch.comment),
  ]
}
