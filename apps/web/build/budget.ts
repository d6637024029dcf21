import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

/** The limit for the first load, home and one board, in bytes of compressed JavaScript. */
export const LIMIT = 200_000

/** Modules that only the search thread may load. A page lists the players of a game, which are plain data. */
const SEARCH = /\/packages\/ai\/src\/(search\/|games\/[^/]+\/(?!players\.ts$))/

/** A file of the first load, with its compressed size. */
export interface Loaded {
  readonly name: string
  readonly bytes: number
}

/** The texts of a language; a visit loads one language. */
const LANGUAGE = /\/packages\/ui\/src\/i18n\/\w+\/index\.ts$/

/** The play screen, which is loaded once the home page is shown. */
const PLAY = /\/packages\/ui\/src\/screens\/play\/PlayScreen\.tsx$/

/**
 * The scripts that a page loads until a game can be played: the entry with its static imports, the longest language and
 * the play screen.
 */
export function firstLoad(bundle: Rolldown.OutputBundle): readonly Rolldown.OutputChunk[] {
  const found = new Set<Rolldown.OutputChunk>()
  const visit = (chunk: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined) => {
    if (chunk?.type !== 'chunk' || found.has(chunk)) return
    found.add(chunk)
    for (const name of chunk.imports) visit(bundle[name])
  }
  const chunks = Object.values(bundle).filter(chunk => chunk.type === 'chunk')
  for (const chunk of chunks) if (chunk.isEntry) visit(chunk)
  const languages = chunks.filter(({ facadeModuleId }) => LANGUAGE.test(facadeModuleId ?? ''))
  visit(languages.sort((a, b) => b.code.length - a.code.length)[0])
  visit(chunks.find(({ moduleIds }) => moduleIds.some(id => PLAY.test(id))))
  return [...found]
}

/** Formats the files as a table with their sum and the limit. */
export function report(files: readonly Loaded[]): string {
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0)
  const line = (name: string, bytes: number) => `  ${name.padEnd(44)} ${(bytes / 1000).toFixed(1).padStart(7)} kB`
  return [
    'First load, JavaScript with gzip:',
    ...files.map(({ name, bytes }) => line(name, bytes)),
    line('together', total),
    line('may be', LIMIT),
  ].join('\n')
}

/** Reports the first load of every build, and fails a build that exceeds the limit. */
export function budget(): Plugin {
  return {
    name: 'budget',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = firstLoad(bundle)
        const files = chunks.map(({ fileName, code }) => ({ name: fileName, bytes: gzipSync(code).length }))
        const text = report(files)
        const search = chunks.flatMap(chunk => chunk.moduleIds).find(id => SEARCH.test(id))
        if (search !== undefined) this.error(`The search belongs to its own thread, but the page loads ${search}`)
        if (files.reduce((sum, { bytes }) => sum + bytes, 0) > LIMIT) this.error(text)
        this.info(text)
      },
    },
  }
}
