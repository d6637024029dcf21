import { expectOk, gameOf, isGameId, type GameId, type State } from '@tabuleiro/engine'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadPuzzles } from '../src/puzzles/loadPuzzles'
import { Random } from '../src/search/random'
import { judge, regrade, type MadePuzzle } from './puzzles/judge'
import { packPuzzles } from './puzzles/pack'
import { canonicalPicture, type Recipe, type Variant } from './puzzles/recipe'
import { loadRecipe } from './puzzles/recipes'
import { playGame, type Verdict } from './puzzles/selfPlay'
import { confirmPuzzle, verifyPuzzle } from './puzzles/verify'
import { addWork, readWork } from './puzzles/workFile'
import { decodePuzzle, readPuzzles } from './tactics/puzzle'

/** Makes the puzzles of a game: see `usage` and docs/puzzles.md. */

const usage = `makePuzzles find --game id [--per-grade 18] [--seed 1] [--games 100000] [--work folder]
  judges the positions of the game's tactics suite, then plays games of the computer against itself, and adds puzzles to
  the work file until each grade is complete
makePuzzles pack --game id [--per-grade 18] [--work folder]
  writes the work file of the game as the data that the app loads
makePuzzles verify --game id [--part 1/8]
  proves the puzzles of the game again, and confirms what is not proved by search: slow. A part is one puzzle in so many`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    game: { type: 'string' },
    'per-grade': { type: 'string', default: '18' },
    seed: { type: 'string', default: '1' },
    games: { type: 'string', default: '100000' },
    part: { type: 'string', default: '1/1' },
    work: { type: 'string', default: join(tmpdir(), 'tabuleiro-puzzles') },
  },
})

const [task] = positionals
const { game, work: folder } = values
if (game !== undefined && isGameId(game) && task === 'find') find(await loadRecipe(game))
else if (game !== undefined && isGameId(game) && task === 'pack')
  packPuzzles(game, regrade(await loadRecipe(game), readWork(folder, game).puzzles), Number(values['per-grade']))
else if (game !== undefined && isGameId(game) && task === 'verify') await verify(game, values.part)
else {
  process.stderr.write(`${usage}\n`)
  process.exitCode = 1
}

/** Prints what does not hold, each as soon as it is found, and how many do. */
async function verify(id: GameId, part: string): Promise<void> {
  const [which, parts] = part.split('/').map(Number)
  const puzzles = expectOk(await loadPuzzles(id)).filter((_, i) => i % parts === which - 1)
  const recipe = await loadRecipe(id)
  let faults = 0
  for (const puzzle of puzzles) {
    const fault = verifyPuzzle(recipe, puzzle) ?? confirmPuzzle(recipe, puzzle)
    if (fault === undefined) continue
    faults++
    process.stdout.write(`${puzzle.id}, grade ${puzzle.grade}, ${puzzle.plies} plies: ${fault}\n`)
  }
  process.stdout.write(`${puzzles.length - faults} of ${puzzles.length} hold\n`)
  if (faults > 0 || puzzles.length === 0) process.exitCode = 1
}

/** The games are numbered; the suite of tactics is number 0. */
function find(recipe: Recipe): void {
  const { game: id } = recipe
  const work = readWork(folder, id)
  const found = regrade(recipe, work.puzzles)
  const pictures = new Set(
    found.map(puzzle => canonicalPicture(recipe, decodePuzzle({ ...puzzle, game: id, moves: [] }))),
  )
  const perGrade = Number(values['per-grade'])
  const isWanted = (grade: number) => found.filter(puzzle => puzzle.grade === grade).length < perGrade
  const seed = Number(values.seed) * 100_003
  for (let i = work.next; i < Number(values.games) && [1, 2, 3, 4].some(isWanted); i++) {
    const random = new Random(seed - i)
    const consider = (s: State, variant: Variant): Verdict => {
      const picture = canonicalPicture(recipe, s)
      if (pictures.has(picture)) return 'nothing'
      const [quick, deep] = recipe.scanNodes
      const puzzle = judge({ recipe, variant, s, isWanted }, i === 0 || random.below(4) === 0 ? deep : quick)
      if (typeof puzzle === 'string') return puzzle
      pictures.add(picture)
      found.push(puzzle)
      addWork(folder, id, { puzzle })
      report(i, found, puzzle)
      return 'puzzle'
    }
    const variant = recipe.variants[i % recipe.variants.length]
    if (i === 0) for (const { s, variant } of readSuite(recipe)) consider(s, variant)
    else playGame(recipe, variant, seed + i, s => consider(s, variant))
    addWork(folder, id, { played: i })
  }
}

/** The positions of the tactics suite that have one solution, of the variants that the recipe has. */
function readSuite({ game: id, variants }: Recipe): { s: State; variant: Variant }[] {
  const text = readFileSync(new URL(`../tactics/${id}.jsonl`, import.meta.url), 'utf8')
  const single = readPuzzles(text).filter(({ moves }) => moves.length === 1)
  return single.flatMap(puzzle => {
    const s = decodePuzzle(puzzle)
    const same = (variant: Variant) => expectOk(gameOf(id).setup(variant.options)) === s.setup
    return variants
      .filter(same)
      .slice(0, 1)
      .map(variant => ({ s, variant }))
  })
}

function report(i: number, found: readonly MadePuzzle[], { grade, nodes, plies, solution, themes }: MadePuzzle): void {
  const counts = [1, 2, 3, 4].map(g => found.filter(puzzle => puzzle.grade === g).length).join('/')
  const line = [
    counts,
    `game ${i}`,
    `grade ${grade}`,
    `${nodes} nodes`,
    `win in ${plies}`,
    solution.join(' '),
    themes.join(),
  ]
  process.stderr.write(`${line.join('; ')}\n`)
}
