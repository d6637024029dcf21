import { copyFile, mkdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'

const GAMES = ['three-dragons', 'trike', 'alliances', 'turtles']

/** The addresses that are known beforehand. */
export const ROUTES = [
  ...GAMES.flatMap(game => [`new/${game}`, `rules/${game}`]),
  'settings',
  'about',
  'games',
  'g',
] as const

/** The files, besides index.html, that hold the same page: a plain file server finds one at every address of ours. */
export const COPIES = ['404.html', ...ROUTES.map(route => `${route}/index.html`)]

/** Copies the page to every address that is known beforehand, and to 404.html for those that are not. */
export function pages(): Plugin {
  let folder = ''
  return {
    name: 'pages',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir)
    },
    writeBundle: async () => {
      for (const copy of COPIES) {
        const path = join(folder, copy)
        await mkdir(dirname(path), { recursive: true })
        await copyFile(join(folder, 'index.html'), path)
      }
    },
  }
}
