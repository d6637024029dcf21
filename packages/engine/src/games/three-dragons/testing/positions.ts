import { threeDragons, type ThreeDragonsState } from '..'
import { next } from '../../../core/game'
import type { Options } from '../../../core/options'
import { expectOk } from '../../../core/result'
import { decoded, dice, randomMoves, randomOptions, startOf } from '../../../testing/play'

/** Options that touch captures at random; draws as given. */
export function captureOptions(seed: number, draws: object = {}): Options {
  return { ...randomOptions(threeDragons, seed), repetition: 3, noProgress: 100, ...draws }
}

/** All positions of a random game, the start included. */
export function playedPositions(options: object, seed: number, plies = 120): ThreeDragonsState[] {
  const start = startOf(threeDragons, options)
  const positions = [start]
  for (const move of randomMoves(threeDragons, start, seed, plies))
    positions.push(next(threeDragons, positions[positions.length - 1], move))
  return positions
}

/** A position that no game need ever reach: any pieces anywhere, also on caves where the variant allows it. */
export function handMadePosition(options: object, seed: number): ThreeDragonsState {
  const setup = expectOk(threeDragons.setup(options))
  const roll = dice(seed)
  const oneIn = 2 + roll(9)
  const strengths = setup.strengths ? 5 : 1
  const piece = () => ('12345'.slice(0, strengths) + 'abcde'.slice(0, strengths)).charAt(roll(2 * strengths))
  const contents = {
    mountain: () => 'm',
    cave: () => (setup.dragons ? ['o', 'x', piece()][roll(3)] : 'o'),
    plain: () => (roll(oneIn) === 0 ? piece() : '-'),
  }
  const symbols = new Map(setup.squares.map(square => [square.index, contents[square.kind]()]))
  // Two white pieces at least, so that the position is one.
  const [first, second] = setup.squares.filter(square => square.kind === 'plain')
  symbols.set(first.index, '1').set(second.index, '1')
  const board = setup.rows.map(row => row.map(square => symbols.get(square)).join('')).join('.')
  return decoded(threeDragons, options, `${board}_${roll(2) + 1}_${roll(90)}`)
}

/** Played and hand-made positions with random options. */
export function mixedPositions(seed: number): ThreeDragonsState[] {
  const options = captureOptions(seed)
  const handMade = [0, 1, 2, 3].map(i => handMadePosition(options, seed ^ i))
  return [...playedPositions(options, seed, 40).filter((_, ply) => ply % 4 === 0), ...handMade]
}
