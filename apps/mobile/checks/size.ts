// Reports the size of the bundles of `expo export`, and fails where one is too large: the last step of `npm run
// bundle`.
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isWithin, report } from './budget'
import { home } from './expo'

interface Metadata {
  readonly fileMetadata: Readonly<Record<string, { readonly bundle: string }>>
}

const folder = join(home, 'dist')
const { fileMetadata } = JSON.parse(readFileSync(join(folder, 'metadata.json'), 'utf8')) as Metadata
const bundles = Object.entries(fileMetadata).map(([platform, { bundle }]) => ({
  platform,
  bytes: statSync(join(folder, bundle)).size,
}))

process.stdout.write(`${report(bundles)}\n`)
if (!isWithin(bundles)) process.exit(1)
