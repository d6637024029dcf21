import { next, type Game, type Move, type State } from '../core/game'
import { readMove } from '../core/moveText'
import { fail, ok, type Result } from '../core/result'
import { rulesOf } from './match'
import {
  cleanComment,
  isWithinLimits,
  makeNode,
  MAX_COMMENT,
  MAX_TREE_DEPTH,
  MAX_TREE_MOVES,
  type Tree,
  type TreeNode,
} from './tree'

/** Chooses a move at a position that has now occurred `seen` times. */
type Choose = (s: State, seen: number) => Result<Move>

interface Grown {
  readonly parent: number
  readonly depth: number
  readonly move: Move | undefined
  readonly state: State
  readonly moves: Move[]
  comment: string
}

/** Grows a tree that is read from outside, node by node: each has a number, and the start is 0. */
export class TreeBuilder {
  private readonly nodes: Grown[]

  /** Of `empty`, which may have moves, only the title and the origin count. */
  constructor(private readonly empty: Tree) {
    const { state } = empty.root
    this.nodes = [{ parent: -1, depth: 0, move: undefined, state, moves: [], comment: '' }]
  }

  /** The rules by which it grows. */
  get game(): Game {
    return rulesOf(this.empty.origin)
  }

  /** The moves so far. */
  get size(): number {
    return this.nodes.length - 1
  }

  /** The plies before a node. */
  depthOf(node: number): number {
    return this.nodes[node].depth
  }

  parentOf(node: number): number {
    return this.nodes[node].parent
  }

  stateOf(node: number): State {
    return this.nodes[node].state
  }

  /** Plays a move after a node and returns the number of the new one. No node is followed by the same move twice. */
  add(parent: number, choose: Choose): Result<number> {
    const { state, depth, moves } = this.nodes[parent]
    if (this.size >= MAX_TREE_MOVES || depth >= MAX_TREE_DEPTH) return fail('study/large')
    const move = choose(state, this.seenAt(parent))
    if (!move.ok) return move
    if (moves.includes(move.value)) return fail('record/invalid')
    moves.push(move.value)
    const after = next(this.game, state, move.value)
    this.nodes.push({ parent, depth: depth + 1, move: move.value, state: after, moves: [], comment: '' })
    return ok(this.nodes.length - 1)
  }

  /** Plays the move that a text stands for. */
  addText(parent: number, text: string): Result<number> {
    return this.add(parent, (s, seen) => readMove(this.game, s, seen, text))
  }

  /** Adds to what is said of a node. */
  comment(node: number, text: string): Result<undefined> {
    const grown = this.nodes[node]
    grown.comment = cleanComment(`${grown.comment} ${text}`)
    return grown.comment.length > MAX_COMMENT ? fail('study/large') : ok(undefined)
  }

  /** The tree. A node has a lower number than those after it, so it is made after them. */
  build(): Result<Tree> {
    const branches: TreeNode[][] = this.nodes.map(() => [])
    for (let at = this.nodes.length - 1; at > 0; at--) {
      const { parent, move, state, comment } = this.nodes[at]
      branches[parent].push(makeNode(move, state, branches[at].reverse(), comment))
    }
    const { state, comment } = this.nodes[0]
    const tree = { ...this.empty, root: makeNode(undefined, state, branches[0].reverse(), comment) }
    return isWithinLimits(tree) ? ok(tree) : fail('study/large')
  }

  /** How often the position of a node has occurred on the way to it, itself included. */
  seenAt(node: number): number {
    const { state } = this.nodes[node]
    if (state.setup.repetition === 0) return 1
    let seen = 1
    let at = this.nodes[node].parent
    for (let left = state.reversiblePlies; left > 0 && at >= 0; left--) {
      const earlier = this.nodes[at]
      if (earlier.state.lo === state.lo && earlier.state.hi === state.hi) seen++
      at = earlier.parent
    }
    return seen
  }
}
