/** A part of a sentence as its beginning. The name of a cell (`e2`) keeps its small letter. */
export function capitalised(words: string): string {
  return /^[a-z]\d/.test(words) ? words : words.charAt(0).toUpperCase() + words.slice(1)
}
