import type { Best } from '../../src/search/search'

/** Eight hexadecimal digits that stand for what searches found: any change of nodes, moves or values changes them. */
export function signatureOf(found: readonly Best[]): string {
  let hash = 0x811c9dc5
  for (const { nodes, move, value, depth } of found) {
    for (const number of [nodes, move, value, depth]) {
      hash = Math.imul(hash ^ number, 0x01000193)
      hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
    }
  }
  return (hash >>> 0).toString(16).padStart(8, '0')
}
