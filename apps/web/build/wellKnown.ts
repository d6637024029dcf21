import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** What confirms that the phone app belongs to the host: the one setting of both apps, `links.json`. */
export interface AppLinks {
  readonly appId: string
  readonly paths: readonly string[]
  /** The id of the team at Apple; empty while there is none. */
  readonly appleTeam: string
  /** The SHA-256 fingerprints of the keys that sign the Android app. */
  readonly androidFingerprints: readonly string[]
}

/** A file of `/.well-known`, or why it is left out. */
type WellKnown = { readonly name: string } & ({ readonly text: string } | { readonly missing: string })

/** The files by which a phone verifies that links of this host may open the app. */
export function wellKnownFiles({ appId, paths, appleTeam, androidFingerprints }: AppLinks): readonly WellKnown[] {
  const android = [
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: { namespace: 'android_app', package_name: appId, sha256_cert_fingerprints: androidFingerprints },
    },
  ]
  const apple = {
    applinks: { details: [{ appIDs: [`${appleTeam}.${appId}`], components: paths.map(path => ({ '/': path })) }] },
  }
  const file = (name: string, contents: unknown, missing: string): WellKnown =>
    missing === '' ? { name, text: `${JSON.stringify(contents, undefined, 2)}\n` } : { name, missing }
  return [
    file('assetlinks.json', android, androidFingerprints.length > 0 ? '' : 'androidFingerprints'),
    file('apple-app-site-association', apple, appleTeam === '' ? 'appleTeam' : ''),
  ]
}

/** Writes the files of `/.well-known`, and says which are left out. */
export function wellKnown(links: AppLinks): Plugin {
  let folder = ''
  return {
    name: 'well-known',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir, '.well-known')
    },
    async writeBundle() {
      for (const file of wellKnownFiles(links)) {
        if ('missing' in file) {
          this.info(`no /.well-known/${file.name}: links.json has no ${file.missing}`)
          continue
        }
        await mkdir(folder, { recursive: true })
        await writeFile(join(folder, file.name), file.text)
      }
    },
  }
}
