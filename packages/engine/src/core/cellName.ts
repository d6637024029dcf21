/** Cell names are a letter and a number from 1: rows or columns `a`, `b`, ... and a place counted from 1. */
export function cellName(letter: number, place: number): string {
  return String.fromCharCode(97 + letter) + String(place)
}
