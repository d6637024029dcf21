import type { Place } from './events'

/**
 * Why a tap leads to no legal move: a code that `ui` translates, the cells that show it, and what its sentence names
 * (places, ids of pieces, colours, numbers).
 */
export type WhyNot =
  | Refusal<'game-over' | 'swap-off' | 'swap-early' | 'swap-late'>
  // A choice that comes first, or is still to be made.
  | Refusal<'needs-turtle' | 'needs-cell' | 'needs-choice' | 'must-capture'>
  | Refusal<'colour-first', { readonly at: Place }>
  | Refusal<'used-up', { readonly colour: string }>
  // What is tapped cannot move.
  | Refusal<'no-piece' | 'no-way', { readonly at: Place }>
  | Refusal<'not-yours' | 'cannot-walk' | 'cannot-hatch' | 'in-sea', { readonly piece: string }>
  | Refusal<'stuck', { readonly piece: string; readonly load: number }>
  // What is tapped cannot be reached.
  | Refusal<
      'same-cell' | 'taken' | 'own-piece' | 'enemy-piece' | 'mountain' | 'cave' | 'between',
      { readonly at: Place }
    >
  | Refusal<'not-in-line', { readonly from: Place; readonly at: Place }>
  | Refusal<'blocked' | 'blocked-by-piece' | 'blocked-by-cave', { readonly at: Place; readonly by: Place }>
  | Refusal<'not-beside', { readonly at: Place }>
  | Refusal<'not-home' | 'too-far' | 'wrong-sea', { readonly piece: string }>
  | Refusal<'too-weak', { readonly piece: string; readonly at: Place; readonly weight: number }>
  | Refusal<'undo', { readonly piece: string; readonly at: Place }>
  // What is tapped cannot be captured.
  | Refusal<'too-strong', { readonly at: Place; readonly own: number; readonly strength: number }>
  | Refusal<'closed-in', { readonly at: Place }>

/** A code with its data. `cells` are the cells to mark, the one that was tapped not among them. */
type Refusal<C extends string, D = object> = C extends string
  ? D & { readonly code: C; readonly cells: readonly Place[] }
  : never

/** The reasons with these codes. */
export type WhyNotWith<C extends WhyNot['code']> = Extract<WhyNot, { readonly code: C }>

/** Why the pie rule allows no swap now. */
export function whyNotSwap(
  isLegal: boolean,
  isInGame: boolean,
  isEmptyBoard: boolean,
): WhyNotWith<'swap-off' | 'swap-early' | 'swap-late'> | undefined {
  if (isLegal) return undefined
  return { code: !isInGame ? 'swap-off' : isEmptyBoard ? 'swap-early' : 'swap-late', cells: [] }
}
