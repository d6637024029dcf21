/** A text as it was found: whole, or as much of it as is left. */
export interface Unsealed {
  readonly text: string
  readonly isWhole: boolean
}

/** The text with its length and checksum before it, so that a damaged one is told from a whole one. */
export function seal(text: string): string {
  return `${text.length} ${checksum(text)} ${text}`
}

/** Reads what `seal` wrote, or what has become of it. */
export function unseal(value: string): Unsealed {
  const head = /^(\d+) (\d+) /.exec(value)
  if (!head) return { text: value, isWhole: false }
  const [all, length, sum] = head
  const text = value.slice(all.length)
  return { text, isWhole: text.length === Number(length) && checksum(text) === Number(sum) }
}

/** FNV-1a over the units of the text: quick where nothing is compiled, and it sees every change of a single unit. */
function checksum(text: string): number {
  let sum = 0x811c9dc5
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193)
  return sum >>> 0
}
