import { parseJson } from '../core/json'
import { fail, ok, type Result } from '../core/result'
import { checksum, readBytes, writeBytes } from './bytes'

/** What the text of a link carries: a head of plain data, and the bytes after it. */
export interface Payload {
  readonly head: unknown
  readonly rest: number[]
}

/** Head and bytes as URL-safe text with a checksum. */
export function writePayload(head: object, rest: readonly number[]): string {
  return writeBytes(withChecksum([...headBytes(head), ...rest]))
}

/** Reads what `writePayload` wrote: undamaged, its head not yet checked (undefined where it is no JSON). */
export function readPayload(text: string): Result<Payload> {
  const bytes = readBytes(text)
  if (bytes === undefined) return fail('link/invalid')
  if (!hasChecksum(bytes)) return fail('link/damaged')
  const end = bytes.indexOf(0, 4)
  const data = parseJson(String.fromCharCode(...bytes.slice(4, end < 0 ? 4 : end)))
  return ok({ head: data.ok ? data.value : undefined, rest: bytes.slice(end + 1) })
}

/** The head as ASCII JSON and a zero: other characters are escaped, so that a byte is a character. */
function headBytes(head: object): number[] {
  const text = JSON.stringify(head).replace(
    /[\u007f-\uffff]/g,
    c => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return [...Array.from(text, c => c.charCodeAt(0)), 0]
}

function withChecksum(bytes: readonly number[]): number[] {
  const sum = checksum(bytes)
  return [sum >>> 24, (sum >>> 16) & 255, (sum >>> 8) & 255, sum & 255, ...bytes]
}

function hasChecksum(bytes: readonly number[]): boolean {
  return bytes.length > 4 && withChecksum(bytes.slice(4)).every((byte, i) => byte === bytes[i])
}
