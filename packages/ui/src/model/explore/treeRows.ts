import type { Path, Tree, TreeNode } from '@tabuleiro/engine'

/** A move of a tree in a list, with the position that it was made in. */
export interface ListedMove {
  readonly path: Path
  readonly node: TreeNode
  readonly before: TreeNode
  /** Whether a number belongs before it although the second side made it: it begins a line. */
  readonly isFirst: boolean
}

/** Moves that follow each other without a choice between, one line of the list; variations stand further in. */
export interface TreeRow {
  readonly level: number
  readonly moves: readonly ListedMove[]
}

/** A tree as rows, in the order in which people write variations: each after the move that it could replace. */
export function treeRows({ root }: Tree): readonly TreeRow[] {
  const rows: TreeRow[] = []
  listLine(root, [], 0, [], rows)
  return rows
}

/** Lists what follows a node. `begun` has the moves that the first row begins with. */
function listLine(from: TreeNode, start: Path, level: number, begun: readonly ListedMove[], rows: TreeRow[]): void {
  let moves = [...begun]
  let [node, path] = [from, start]
  for (let main = node.branches[0]; main?.move !== undefined; main = node.branches[0]) {
    const before = node
    const variations = before.branches.slice(1)
    const mainPath = [...path, main.move]
    moves.push({ path: mainPath, node: main, before, isFirst: moves.length === 0 })
    if (variations.length > 0) {
      rows.push({ level, moves })
      moves = []
      for (const node of variations) {
        if (node.move === undefined) continue
        const own = [...path, node.move]
        listLine(node, own, level + 1, [{ path: own, node, before, isFirst: true }], rows)
      }
    }
    node = main
    path = mainPath
  }
  if (moves.length > 0) rows.push({ level, moves })
}
