import { BASE64URL } from '@tabuleiro/engine'

/** The id of a save: ten letters and digits, short enough for an address, and never the same twice on one device. */
export function randomId(): string {
  return Array.from({ length: 10 }, () => randomBelow(36).toString(36)).join('')
}

/** The identity of a match: twelve digits of six bits, never the same twice on all devices. */
export function randomIdentity(): string {
  // The generator of some phones has no more than 31 bits: the moment sets two of them apart.
  let moment = Date.now()
  const digits = Array.from({ length: 12 }, () => {
    const digit = (randomBelow(64) + moment) % 64
    moment = Math.floor(moment / 64)
    return BASE64URL.charAt(digit)
  })
  return digits.join('')
}

function randomBelow(limit: number): number {
  return Math.floor(Math.random() * limit)
}
