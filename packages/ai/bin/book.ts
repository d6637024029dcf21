import { BASE64URL, expectOk, games, legalMoves, Line, next, type StateOf } from '@tabuleiro/engine'
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BOOK_CHECKERS, BOOK_SIZE, findSlots, LOST, orderedMoves, TRAPS_NOW } from '../src/games/trike/book'
import { Region } from '../src/games/trike/region'
import { ProofNumberSearch } from '../src/search/proofNumberSearch'
import { ProofTable } from '../src/search/proofTable'

/*
 * Makes Trike's opening book: solves every position of the triangle of seven with at most five checkers.
 *
 * npx tsx packages/ai/bin/book.ts [notes]
 *
 * Answers found so far are stored in the file `notes` and read from it. Without notes it takes about twenty minutes of
 * one core (630 million nodes) and 2 GB of memory.
 */

type Trike = StateOf<'trike'>

const trike = games.trike
const setup = expectOk(trike.setup({ size: BOOK_SIZE, pie: false }))
const notesFile = process.argv.at(2)
const target = join(import.meta.dirname, '..', 'src', 'games', 'trike', 'bookData.ts')
const canon = new Region(setup, true)
const table = new ProofTable(Number(process.env.BOOK_BITS ?? 26))
/** Answers by key. */
const answers = new Map<string, number>()
const visited = new Set<string>()
const noted = readNotes()
let solved = 0
let nodes = 0

function readNotes(): Map<string, number> {
  if (notesFile === undefined || !existsSync(notesFile)) return new Map()
  const lines = readFileSync(notesFile, 'utf8').trim().split('\n')
  return new Map(
    lines.map(line => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  )
}

function regionKey(s: Trike): string {
  canon.update(s)
  return `${canon.lo} ${canon.hi}`
}

/** The answer to a position in which the game is on: by search at the limit of the book, from its children before. */
function solvePosition(s: Trike): number {
  const key = regionKey(s)
  const known = answers.get(key)
  // With another number of checkers the same key may be at the limit of the book, where its children are not solved.
  if (known !== undefined && visited.has(`${key} ${s.stones}`)) return known
  visited.add(`${key} ${s.stones}`)
  const trapsNow = canon.result === 1 && canon.maxPliesLeft === 1
  const inside = s.stones < BOOK_CHECKERS ? solveFromChildren(s) : LOST
  const answer = trapsNow ? TRAPS_NOW : s.stones < BOOK_CHECKERS ? inside : (noted.get(key) ?? search(s, key))
  answers.set(key, answer)
  return answer
}

function search(s: Trike, key: string): number {
  const proof = new ProofNumberSearch(new Line(trike, s), canon, table)
  while (!proof.step(1 << 20));
  const { result } = proof
  if (result === undefined) throw new Error('a finished proof has a result')
  nodes += proof.nodes
  solved++
  const answer = result.result < 0 ? LOST : 1 + orderedMoves(new Line(trike, s), canon).indexOf(result.move)
  if (notesFile !== undefined) appendFileSync(notesFile, `${key} ${answer}\n`)
  if (solved % 200 === 0) console.log(`${solved} positions solved, ${nodes} nodes, ${process.uptime().toFixed(0)} s`)
  return answer
}

/** Solves all children, also after one wins: the book contains all of them. */
function solveFromChildren(s: Trike): number {
  let answer = LOST
  orderedMoves(new Line(trike, s), canon).forEach((move, place) => {
    if (solvePosition(next(trike, s, move)) === LOST && answer === LOST) answer = place + 1
  })
  return answer
}

/** Packs the answers: each key has three slots, of which one is free to be set so that the three give its answer. */
function pack(): string {
  const keys = Array.from(answers, ([key, answer]) => ({ key: key.split(' ').map(Number), answer }))
  for (let third = Math.ceil(keys.length * 0.41) + 8; ; third += 16) {
    const packed = packInto(keys, third)
    if (packed !== undefined) return packed
  }
}

/** Finds the free slot of each key by peeling: a slot that one key alone uses is its own. Undefined if keys remain. */
function packInto(keys: readonly { key: number[]; answer: number }[], third: number): string | undefined {
  const slots = keys.map(({ key }) => {
    const out = new Int32Array(3)
    findSlots(key[0], key[1], third, out)
    return out
  })
  const users: Set<number>[] = Array.from({ length: 3 * third }, () => new Set())
  slots.forEach((three, k) => three.forEach(slot => users[slot].add(k)))
  const order: { k: number; slot: number }[] = []
  const free = users.flatMap((set, slot) => (set.size === 1 ? [slot] : []))
  for (let slot = free.pop(); slot !== undefined; slot = free.pop()) {
    const [k] = users[slot]
    if (users[slot].size !== 1) continue
    order.push({ k, slot })
    for (const other of slots[k]) {
      users[other].delete(k)
      if (users[other].size === 1) free.push(other)
    }
  }
  if (order.length < keys.length) return undefined
  const values = new Uint8Array(3 * third)
  for (const { k, slot } of order.reverse()) {
    values[slot] = 0
    values[slot] = slots[k].reduce((sum, at) => sum ^ values[at], keys[k].answer)
  }
  return Array.from(values, value => BASE64URL[value]).join('')
}

const first = legalMoves(trike, trike.start(setup)).map(move => next(trike, trike.start(setup), move))
const wins = first.filter(s => solvePosition(s) === LOST)
console.log(`${answers.size} positions in the book; ${wins.length} of ${first.length} first checkers win`)
const book = pack()
writeFileSync(
  target,
  `/** Made by \`bin/book.ts\`; see \`book.ts\` for how it is read. */\nexport const BOOK: string =\n  '${book}'\n`,
)
console.log(
  `${book.length} signs written, ${solved} positions solved with ${nodes} nodes in ${process.uptime().toFixed(0)} s`,
)
