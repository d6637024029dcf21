import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

/** Bytes of JavaScript, compressed, that the first visit may load: home and one board. */
export const LIMIT = 200_000

/** What only the search thread may load. */
const SEARCH = /\/packages\/ai\/src\/(search|games)\//

/** What the first visit loads: a file and its size as it travels. */
export interface Loaded {
  readonly name: string
  readonly bytes: number
}

/** The texts of a language: a visit loads one of them. */
const LANGUAGE = /\/packages\/ui\/src\/i18n\/\w+\/index\.ts$/

/** Where games are played: it comes once the home page is read. */
const PLAY = /\/packages\/ui\/src\/screens\/play\/PlayScreen\.tsx$/

/**
 * The scripts that a page loads until a game can be played: its entry, every static import from there, the longest language, and
 * the screen with the board.
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

/** The files in a table, with their sum and the limit. */
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

/** Measures the first visit of every build, and fails one that asks too much of it. */
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
