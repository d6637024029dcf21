import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expo, home } from './expo'

/** Folders that no clean checkout has. */
const generated = ['android', 'ios', 'dist', 'node_modules', '.expo', '.turbo']

/** Writes the native projects in a copy of the app and returns its folder; `remove` deletes it. */
export function prebuild(): { readonly folder: string; readonly remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), 'tabuleiro-prebuild-'))
  const folder = join(root, 'apps', 'mobile')
  mkdirSync(folder, { recursive: true })
  cpSync(home, folder, { recursive: true, filter: path => !generated.includes(basename(path)) })
  cpSync(join(home, '..', '..', 'links.json'), join(root, 'links.json'))
  symlinkSync(join(home, '..', '..', 'node_modules'), join(root, 'node_modules'))
  expo(['prebuild', '--no-install'], folder)
  return { folder, remove: () => rmSync(root, { recursive: true, force: true }) }
}
