import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

/** The limits of the first load in bytes of compressed JavaScript: the home page alone, and with a board to play on. */
export const LIMITS = { home: 200_000, board: 220_000 } as const

/** How far a visit goes. */
type Extent = keyof typeof LIMITS

/** Modules that only the search thread may load. A page lists the players of a game, which are plain data. */
const SEARCH = /\/packages\/ai\/src\/(search\/|games\/[^/]+\/(?!players\.ts$))/

/** A file of the first load, with its compressed size. */
export interface Loaded {
  readonly name: string
  readonly bytes: number
}

/** The texts of a language; a visit loads one language. */
const LANGUAGE = /\/packages\/ui\/src\/i18n\/\w+\/first\.ts$/

/** The play screen, which is loaded once the home page is shown. */
const PLAY = /\/packages\/ui\/src\/screens\/play\/PlayScreen\.tsx$/

/**
 * The scripts that a page loads until it shows home, or until a game can be played: the entry with its static imports,
 * the longest language and for a board the play screen.
 */
export function firstLoad(bundle: Rolldown.OutputBundle, extent: Extent): readonly Rolldown.OutputChunk[] {
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
  if (extent === 'board') visit(chunks.find(({ moduleIds }) => moduleIds.some(id => PLAY.test(id))))
  return [...found]
}

/** Formats the files as a table with their sum and the limit. */
export function report(files: readonly Loaded[], extent: Extent): string {
  const line = (name: string, bytes: number) => `  ${name.padEnd(44)} ${(bytes / 1000).toFixed(1).padStart(7)} kB`
  return [
    `First load, ${extent}, JavaScript with gzip:`,
    ...files.map(({ name, bytes }) => line(name, bytes)),
    line('together', sumOf(files)),
    line('may be', LIMITS[extent]),
  ].join('\n')
}

function sumOf(files: readonly Loaded[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0)
}

/** Reports the first load of every build, and fails a build that exceeds a limit. */
export function budget(): Plugin {
  return {
    name: 'budget',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const extent of ['home', 'board'] as const) {
          const chunks = firstLoad(bundle, extent)
          const search = chunks.flatMap(chunk => chunk.moduleIds).find(id => SEARCH.test(id))
          if (search !== undefined) this.error(`The search belongs to its own thread, but the page loads ${search}`)
          const files = chunks.map(({ fileName, code }) => ({ name: fileName, bytes: gzipSync(code).length }))
          if (sumOf(files) > LIMITS[extent]) this.error(report(files, extent))
          this.info(report(files, extent))
        }
      },
    },
  }
}
