import { expectOk } from '../core/result'
import { movesOf, type MatchSpec } from '../match/match'
import { commentAt, lineTo, newTree, playAt, type Path, type Tree } from '../match/tree'
import { dice } from './play'

/** Every path of a tree, the start included. */
export function pathsOf(tree: Tree): Path[] {
  const paths: Path[] = []
  const left: { path: Path; node: Tree['root'] }[] = [{ path: [], node: tree.root }]
  for (let at = left.pop(); at !== undefined; at = left.pop()) {
    const { path, node } = at
    paths.push(path)
    for (const branch of node.branches) left.push({ path: [...path, branch.move ?? -1], node: branch })
  }
  return paths
}

/** What people and other alphabets may write, with every character that means something in a text. */
const WORDS = [
  'good',
  'a {brace}',
  'back\\slash',
  '(why?)',
  '[Game "x"]',
  'Zé',
  '象棋',
  '😀',
  '1.',
  '*',
  '}',
  '\\',
  '1-0',
]

/** A tree grown by a person who tries things at random: `moves` attempts, with comments here and there. */
export function randomTree(spec: Pick<MatchSpec, 'game' | 'options' | 'start'>, seed: number, moves: number): Tree {
  const roll = dice(seed)
  let tree = expectOk(newTree({ ...spec, title: seed % 2 === 0 ? '' : 'Ana "Á" \\ 象' }))
  const paths: Path[] = [[]]
  for (let i = 0; i < moves; i++) {
    // Mostly goes on from the last position, and now and then from an earlier one.
    const path = roll(4) === 0 ? paths[roll(paths.length)] : (paths.at(-1) ?? [])
    const choices = movesOf(lineTo(tree, path))
    if (choices.length === 0) continue
    const move = choices[roll(choices.length)]
    tree = expectOk(playAt(tree, path, move))
    paths.push([...path, move])
    if (roll(3) === 0) tree = expectOk(commentAt(tree, paths[roll(paths.length)], randomWords(roll)))
  }
  return tree
}

function randomWords(roll: (n: number) => number): string {
  return Array.from({ length: 1 + roll(30) }, () => WORDS[roll(WORDS.length)]).join(roll(2) === 0 ? ' ' : '\n')
}
