import { copyFile, mkdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'

const GAMES = ['three-dragons', 'trike', 'alliances', 'turtles']

/** The paths that are known at build time. */
export const ROUTES = [
  ...GAMES.flatMap(game => [`new/${game}`, `rules/${game}`]),
  'settings',
  'about',
  'games',
  'g',
] as const

/** The copies of index.html: a plain file server finds one at every path of the app. */
export const COPIES = ['404.html', ...ROUTES.map(route => `${route}/index.html`)]

/** Copies index.html to every path that is known at build time, and to 404.html for all others. */
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
