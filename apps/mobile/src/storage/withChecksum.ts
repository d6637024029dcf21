import { hashText } from '@tabuleiro/engine'

/** A text as it was found: whole, or as much of it as is left. */
export interface Unsealed {
  readonly text: string
  readonly isWhole: boolean
}

/** The text with its length and checksum before it, so that a damaged one is told from a whole one. */
export function seal(text: string): string {
  return `${text.length} ${hashText(text)} ${text}`
}

/** Reads what `seal` wrote, or what has become of it. */
export function unseal(value: string): Unsealed {
  const head = /^(\d+) (\d+) /.exec(value)
  if (!head) return { text: value, isWhole: false }
  const [all, length, sum] = head
  const text = value.slice(all.length)
  return { text, isWhole: text.length === Number(length) && hashText(text) === Number(sum) }
}
