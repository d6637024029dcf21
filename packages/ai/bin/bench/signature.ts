import type { Best } from '../../src/search/search'
import type { Row } from './rows'

/** Few, so that every machine is quick. `bench search` computes signatures of the same positions with more. */
export const SIGNED_NODES = 400

/** The name of a row in reports. */
export const rowName = ({ game, options }: Row) => `${game} ${JSON.stringify(options)}`

/**
 * A hash of what searches found, as eight hexadecimal digits: any change of nodes, moves, values or depths changes it.
 */
export function computeSignature(found: readonly Best[]): string {
  let hash = 0x811c9dc5
  for (const { nodes, move, value, depth } of found) {
    for (const number of [nodes, move, value, depth]) {
      hash = Math.imul(hash ^ number, 0x01000193)
      hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
    }
  }
  return (hash >>> 0).toString(16).padStart(8, '0')
}
