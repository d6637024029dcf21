import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { withoutWords } from './words.ts'

/** The copies of index.html: a plain file server finds one at every path that is known at build time. */
export function listCopies(games: readonly string[]): readonly string[] {
  const ofGames = games.flatMap(game => ['new', 'rules', 'learn', 'puzzles'].map(page => `${page}/${game}`))
  const routes = [...ofGames, 'puzzles', 'settings', 'about', 'games', 'g']
  return ['404.html', ...routes.map(route => `${route}/index.html`)]
}

/**
 * Copies index.html to every path that is known at build time, and to 404.html for all others, without the words of
 * home.
 */
export function pages(copies: readonly string[]): Plugin {
  let folder = ''
  return {
    name: 'pages',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir)
    },
    writeBundle: async () => {
      const html = withoutWords(await readFile(join(folder, 'index.html'), 'utf8'))
      for (const copy of copies) {
        const path = join(folder, copy)
        await mkdir(dirname(path), { recursive: true })
        await writeFile(path, html)
      }
    },
  }
}
