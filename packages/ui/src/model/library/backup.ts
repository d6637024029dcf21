import { fail, ok, parseJson, type Result } from '@tabuleiro/engine'
import * as v from 'valibot'
import { readSettings } from '../settings/fields'
import { defaultSettings, type Settings } from '../settings/settings'
import type { Progress } from '../progress/progress'
import type { StudyFile } from '../explore/studyFile'
import type { BrokenSave } from './library'
import { isTooDeep } from './nesting'
import type { SaveFile } from './saveFile'

/** The version of the backup's own shape. */
const VERSION = 1
/** The longest text that is read: some fifty thousand games. */
const MAX_LENGTH = 100_000_000

const schema = v.object({
  format: v.literal('tabuleiro-backup'),
  version: v.literal(VERSION),
  settings: v.optional(v.unknown()),
  /** Backups of the first releases have none. */
  progress: v.optional(v.unknown()),
  studies: v.optional(v.unknown()),
  games: v.array(v.unknown()),
  /** The texts of saves that could not be read where the backup was made. */
  broken: v.array(v.string()),
})

/** What a backup holds; each part is still to be checked by itself. */
export interface Backup {
  readonly settings: Partial<Settings>
  readonly progress: unknown
  readonly studies: unknown
  /** Games as they are stored, readable or not. */
  readonly texts: readonly string[]
}

/** What a backup holds beside settings and games. */
interface BackupExtras {
  readonly progress?: Progress | undefined
  readonly studies?: readonly StudyFile[] | undefined
}

/** Settings, progress, games and studies as one text. */
export function writeBackup(
  settings: Settings | undefined,
  games: readonly SaveFile[],
  broken: readonly BrokenSave[],
  { progress, studies }: BackupExtras = {},
): string {
  const texts = broken.map(({ text }) => text)
  return JSON.stringify({
    format: 'tabuleiro-backup',
    version: VERSION,
    settings,
    progress,
    games,
    studies,
    broken: texts,
  })
}

/** A text that cannot be read as a backup of its own: every release can import it. */
export function copyBroken(save: BrokenSave): string {
  return writeBackup(undefined, [], [save])
}

/** Whether a text says that it is a backup, of any release. */
export function isBackup(text: string): boolean {
  return /^\s*\{\s*"format"\s*:\s*"tabuleiro-backup"/.test(text)
}

export function readBackup(text: string): Result<Backup> {
  if (text.length > MAX_LENGTH || isTooDeep(text)) return fail('record/invalid')
  const data = parseJson(text)
  if (!data.ok) return data
  const backup = v.safeParse(schema, data.value)
  if (!backup.success) return fail(isNewer(data.value) ? 'record/newer' : 'record/invalid')
  const { settings, progress, studies, games, broken } = backup.output
  const texts = [...games.map(game => JSON.stringify(game)), ...broken]
  return ok({ settings: readSettings(settings), progress, studies, texts })
}

/** What a backup changes in the settings: those that were changed on this device stay. */
export function settingsFrom(backup: Backup, here: Settings): Partial<Settings> {
  const isUnchanged = (name: string) => here[name as keyof Settings] === defaultSettings[name as keyof Settings]
  return Object.fromEntries(Object.entries(backup.settings).filter(([name]) => isUnchanged(name)))
}

function isNewer(data: unknown): boolean {
  const head = v.safeParse(v.object({ format: schema.entries.format, version: v.number() }), data)
  return head.success && head.output.version > VERSION
}
