import { parseJson } from '@tabuleiro/engine'

/** Everything in a stored text, known to this release or not. */
export function readFields(text: string | undefined): Readonly<Record<string, unknown>> {
  const parsed = parseJson(text ?? '{}')
  // A text that is not JSON is ignored, and the next change replaces it.
  return parsed.ok ? fieldsIn(parsed.value) : {}
}

/** Data as fields; none where it is anything else. */
export function fieldsIn(data: unknown): Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null && !Array.isArray(data) ? { ...data } : {}
}
