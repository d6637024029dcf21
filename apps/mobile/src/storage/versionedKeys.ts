import type { Stored } from '@tabuleiro/ui'
import { readChecked } from './withChecksum'

/** The native key of one version of a text. */
export function versionedKey({ key, revision }: Pick<Stored, 'key' | 'revision'>): string {
  return `tabuleiro/${revision}/${key}`
}

/** The text and the revision that a native key stands for; undefined for a key of another library. */
export function parseVersionedKey(versioned: string): Pick<Stored, 'key' | 'revision'> | undefined {
  const [, revision, key] = /^tabuleiro\/(\d+)\/([^]+)$/.exec(versioned) ?? []
  return key === undefined ? undefined : { key, revision: Number(revision) }
}

/** The current version of each text, and the native keys of all others, which a kill has left. */
interface SortedVersions {
  readonly texts: Map<string, Stored>
  readonly leftovers: readonly string[]
}

/**
 * Finds the current version of each text: the newest whole one. Where none is whole it is the newest damaged one, so
 * that the app can report the damage and offer what is left for copying. A native key can be listed and yet have no
 * value.
 */
export function sortVersions(
  values: Iterable<readonly [versioned: string, value: string | undefined]>,
): SortedVersions {
  const best = new Map<string, Stored & { readonly isWhole: boolean }>()
  const versionedKeys: string[] = []
  for (const [versioned, value] of values) {
    const version = parseVersionedKey(versioned)
    if (!version) continue
    versionedKeys.push(versioned)
    if (value === undefined) continue
    const candidate = { ...version, ...readChecked(value) }
    const other = best.get(version.key)
    if (!other || isBetter(candidate, other)) best.set(version.key, candidate)
  }
  const current = [...best.values()].map(({ key, text, revision }) => ({ key, text, revision }))
  const currentKeys = new Set(current.map(versionedKey))
  return {
    texts: new Map(current.map(stored => [stored.key, stored])),
    leftovers: versionedKeys.filter(versioned => !currentKeys.has(versioned)),
  }
}

interface Candidate {
  readonly revision: number
  readonly isWhole: boolean
}

const isBetter = (a: Candidate, b: Candidate) => (a.isWhole === b.isWhole ? a.revision > b.revision : a.isWhole)
