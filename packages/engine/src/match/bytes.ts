/** The digits of base64url, in order of their values. */
export const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Bytes as URL-safe text (base64url without padding). */
export function writeBytes(bytes: readonly number[]): string {
  let text = ''
  for (let i = 0; i < bytes.length; i += 3) {
    const group = ((bytes[i] ?? 0) << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0)
    const digits = Math.min(4, bytes.length - i + 1)
    for (let d = 0; d < digits; d++) text += BASE64URL.charAt((group >> (18 - 6 * d)) & 63)
  }
  return text
}

/** Reads what `writeBytes` wrote, canonical or not; undefined for a character outside the alphabet. */
export function readBytes(text: string): number[] | undefined {
  const bytes: number[] = []
  let bits = 0
  let buffer = 0
  for (const char of text) {
    const digit = BASE64URL.indexOf(char)
    if (digit < 0) return undefined
    buffer = ((buffer << 6) | digit) & 0xffff
    bits += 6
    if (bits >= 8) {
      bits -= 8
      bytes.push((buffer >> bits) & 255)
    }
  }
  return bytes
}

/** The CRC-32 of ISO 3309, as in zip and PNG: detects damaged links. */
export function checksum(bytes: readonly number[]): number {
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}

/** A large whole number, lowest byte first, made of digits in changing bases: no base wastes a fraction of a bit. */
export function multiplyAdd(number: number[], base: number, digit: number): void {
  let carry = digit
  for (let i = 0; i < number.length; i++) {
    carry += number[i] * base
    number[i] = carry & 255
    carry >>>= 8
  }
  for (; carry > 0; carry >>>= 8) number.push(carry & 255)
}

/** Takes the last digit off a number made by `multiplyAdd`, and returns it. */
export function divideBy(number: number[], base: number): number {
  let rest = 0
  for (let i = number.length - 1; i >= 0; i--) {
    rest = (rest << 8) | number[i]
    number[i] = Math.floor(rest / base)
    rest %= base
  }
  while (number.at(-1) === 0) number.pop()
  return rest
}
