import { dice } from './play'

const CHARACTERS =
  '0123456789abcdefghijklmnopqrstuvwxyzABCXYZ.-_~=+*/\\"\'{}[]():;,<>!?@#$%^& \t\n\r\0\u00a0\u0660\u00e9\ud83d\ufeff'

/** A text with one to three faults: cut, doubled, inserted, exchanged, swapped, or mixed with another text. */
export function damaged(text: string, other: string, seed: number): string {
  const roll = dice(seed)
  let result = text
  for (let faults = 1 + roll(3); faults > 0; faults--) result = damagedOnce(result, other, roll)
  return result
}

function damagedOnce(text: string, other: string, roll: (n: number) => number): string {
  const at = roll(text.length + 1)
  const char = CHARACTERS.charAt(roll(CHARACTERS.length))
  const span = 1 + roll(4)
  switch (roll(8)) {
    case 0:
      return text.slice(0, at)
    case 1:
      return text.slice(0, at) + text.slice(at + span)
    case 2:
      return text.slice(0, at) + char + text.slice(at)
    case 3:
      return text.slice(0, at) + char + text.slice(at + 1)
    case 4:
      return text.slice(0, at) + text.slice(at, at + span) + text.slice(at)
    case 5:
      return text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2)
    case 6:
      return text.slice(0, at) + other.slice(roll(other.length + 1))
    default:
      return text.slice(0, at) + text.charAt(roll(text.length + 1)) + text.slice(at + 1)
  }
}
