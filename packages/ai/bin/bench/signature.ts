import type { Best } from '../../src/search/search'
import type { Row } from './rows'

/** Few, so that every machine is quick; `bench search` signs the same positions with more. */
export const SIGNED_NODES = 400

/**
 * What full strength finds on the bench's positions. A change that should not change play leaves these as they are; one that
 * should writes the new ones here and brings an arena result.
 */
export const signatures: Readonly<Record<string, string>> = {
  'three-dragons {}': '7965e312',
  'three-dragons {"variant":"basic","repetition":0,"noProgress":0}': '47a4cbde',
  'trike {}': '2872aa0a',
  'trike {"size":7,"pie":false}': '3ef98afd',
  'trike {"size":11,"pie":false}': 'c34a8655',
  'trike {"size":13,"pie":false}': 'cb073261',
  'alliances {}': '1c12dc39',
  'turtles {}': '551da0e1',
}

/** The name under which a row is signed. */
export const rowName = ({ game, options }: Row) => `${game} ${JSON.stringify(options)}`

/** Eight hexadecimal digits that stand for what searches found: any change of nodes, moves or values changes them. */
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
