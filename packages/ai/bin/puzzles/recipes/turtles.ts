import { expectOk, games, type StateOf } from '@tabuleiro/engine'
import {
  nestOf,
  scoredOf,
  seatOfTurtle,
  seatToMove,
  sizeOfTurtle,
  TURTLES,
} from '@tabuleiro/engine/games/turtles/internals'
import type { Random } from '../../../src/search/random'
import type { Recipe } from '../recipe'

type Turtles = StateOf<'turtles'>

/** How puzzles of turtles are found: on the official board and on two wider or longer ones. */
export const recipe: Recipe<Turtles> = {
  game: 'turtles',
  variants: [
    { options: {}, phoneNodes: 40_000 },
    { options: {}, phoneNodes: 40_000 },
    { options: { width: 3 }, phoneNodes: 40_000 },
    { options: { length: 5 }, phoneNodes: 40_000 },
  ],
  play: { opening: [4, 12], nodes: [40, 120, 400, 1200], randomEvery: 8, maxPlies: 90 },
  scanNodes: [1_000, 3_000],
  grades: [12, 60, 350],
  start: startEndgame,
  pictures,
}

const SIZES = [1, 2, 3, 4, 5]
/** Of the turtles that have not scored, one in so many is still in its nest. */
const NEST_EVERY = 4

/** A random endgame: one or two turtles of each side have scored, most of the others stand anywhere on the board. */
function startEndgame(setup: Turtles['setup'], random: Random): Turtles {
  const { width, length } = setup.options
  const board = Array.from({ length: width * length }, () => new Map<number, string>())
  const scored = ['s', 'n'].map(seat => {
    const sizes = [...SIZES]
    const gone = Array.from({ length: 1 + random.below(2) }, () => sizes.splice(random.below(sizes.length), 1)[0])
    for (const size of sizes) {
      const cell = board[random.below(board.length)]
      // Two turtles of one size never stand in one cell.
      if (random.below(NEST_EVERY) > 0 && !cell.has(size)) cell.set(size, `${seat}${String(size)}`)
    }
    return gone.sort().join('')
  })
  const stacks = board.map(
    cell =>
      [...cell]
        .sort(([a], [b]) => b - a)
        .map(([, name]) => name)
        .join('') || '0',
  )
  const ranks = Array.from({ length }, (_, r) => stacks.slice(r * width, (r + 1) * width).join('.'))
  const text = [ranks.join('_'), random.below(2) === 0 ? 's' : 'n', ...scored].join('~')
  return expectOk(games.turtles.decode(setup, text))
}

/** All turtles as the side to move sees them from its own end, left to right and right to left. */
function pictures(s: Turtles): string[] {
  const { cells, options, count } = s.setup
  const mover = seatToMove(s)
  return [false, true].map(flipped => {
    const places = Array.from({ length: TURTLES }, (_, turtle) => {
      const seat = seatOfTurtle(turtle)
      const name = `${seat === mover ? 'own' : 'other'}${String(sizeOfTurtle(turtle))}`
      const place = s.places[turtle]
      if (place >= count) return `${name}@${place === nestOf(s.setup, seat) ? 'nest' : scoredName(s, seat, place)}`
      const { file, rank } = cells[place]
      const ahead = mover === 0 ? rank : options.length + 1 - rank
      return `${name}@${String(flipped ? options.width - 1 - file : file)}-${String(ahead)}`
    })
    return places.sort().join(' ')
  })
}

const scoredName = (s: Turtles, seat: 0 | 1, place: number): string =>
  place === scoredOf(s.setup, seat) ? 'scored' : 'nowhere'
