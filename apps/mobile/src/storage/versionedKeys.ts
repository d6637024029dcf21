import type { Stored } from '@tabuleiro/ui'
import { unseal } from './withChecksum'

/** Each version of a text has a place of its own in the phone's storage: which one that is. */
export function placeOf({ key, revision }: Pick<Stored, 'key' | 'revision'>): string {
  return `tabuleiro/${revision}/${key}`
}

/** Which version of which text is at a place; none where the place is not ours. */
export function versionAt(place: string): Pick<Stored, 'key' | 'revision'> | undefined {
  const [, revision, key] = /^tabuleiro\/(\d+)\/([^]+)$/.exec(place) ?? []
  return key === undefined ? undefined : { key, revision: Number(revision) }
}

/** The version in force of each text, and the places of all others: what a kill has left behind. */
interface Sorted {
  readonly texts: Map<string, Stored>
  readonly leftovers: readonly string[]
}

/**
 * Of each text the newest whole version is in force. Where none is whole, the newest damaged one is, so that whoever reads it
 * sees the damage and its owner can still copy what is left. A place may be listed and yet hold nothing.
 */
export function sortVersions(values: Iterable<readonly [place: string, value: string | undefined]>): Sorted {
  const best = new Map<string, Stored & { readonly isWhole: boolean }>()
  const places: string[] = []
  for (const [place, value] of values) {
    const version = versionAt(place)
    if (!version) continue
    places.push(place)
    if (value === undefined) continue
    const candidate = { ...version, ...unseal(value) }
    const other = best.get(version.key)
    if (!other || isBetter(candidate, other)) best.set(version.key, candidate)
  }
  const inForce = [...best.values()].map(({ key, text, revision }) => ({ key, text, revision }))
  const kept = new Set(inForce.map(placeOf))
  return {
    texts: new Map(inForce.map(stored => [stored.key, stored])),
    leftovers: places.filter(place => !kept.has(place)),
  }
}

interface Candidate {
  readonly revision: number
  readonly isWhole: boolean
}

const isBetter = (a: Candidate, b: Candidate) => (a.isWhole === b.isWhole ? a.revision > b.revision : a.isWhole)
