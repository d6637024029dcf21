import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expo, home } from './expo'

/** What belongs to no clean checkout. */
const made = ['android', 'ios', 'dist', 'node_modules', '.expo', '.turbo']

/** Writes the native projects in a copy of the app and hands out its folder; `remove` takes it away. */
export function prebuild(): { readonly folder: string; readonly remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), 'tabuleiro-prebuild-'))
  const folder = join(root, 'apps', 'mobile')
  mkdirSync(folder, { recursive: true })
  cpSync(home, folder, { recursive: true, filter: path => !made.includes(basename(path)) })
  symlinkSync(join(home, '..', '..', 'node_modules'), join(root, 'node_modules'))
  expo(['prebuild', '--no-install'], folder)
  return { folder, remove: () => rmSync(root, { recursive: true, force: true }) }
}
