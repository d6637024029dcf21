import { hashText } from '@tabuleiro/engine'

/** A stored text, or what is left of it. */
export interface CheckedText {
  readonly text: string
  readonly isWhole: boolean
}

/** The text after its length and checksum, by which a damaged text is recognised. */
export function withChecksum(text: string): string {
  return `${text.length} ${hashText(text)} ${text}`
}

/** Reads what `withChecksum` wrote, even where it is damaged. */
export function readChecked(value: string): CheckedText {
  const head = /^(\d+) (\d+) /.exec(value)
  if (!head) return { text: value, isWhole: false }
  const [all, length, sum] = head
  const text = value.slice(all.length)
  return { text, isWhole: text.length === Number(length) && hashText(text) === Number(sum) }
}
