import type * as Engine from '@tabuleiro/engine'
import type * as Words from '@tabuleiro/ui/homeWords'
import { fileURLToPath } from 'node:url'
import { defineConfig, runnerImport, type UserConfig } from 'vite'
import { budget } from './build/budget.ts'
import { installable } from './build/app.ts'
import { describeApp, description } from './build/description.ts'
import { listCopies, pages } from './build/pages.ts'
import { policy } from './build/policy.ts'
import { wellKnown } from './build/wellKnown.ts'
import { words } from './build/words.ts'
import links from '../../links.json' with { type: 'json' }

// Files for the web come first, so that `thinker.web.ts` wins over `thinker.ts`.
const extensions = ['.web.tsx', '.web.ts', '.web.jsx', '.web.js', '.mjs', '.tsx', '.ts', '.jsx', '.js', '.json']

// Libraries for React Native ship JSX in plain .js files.
const moduleTypes = { '.js': 'jsx' } as const

/** The file of a text that every game brings later: one for each language. */
function nameOfGameTexts(id: string): string | null {
  const language = /ui\/src\/games\/[^/]+\/more\/(\w\w)\.ts$/.exec(id)?.[1]
  return language === undefined ? null : `games-${language}`
}

/** The path of a file in src that replaces a library. */
function replacement(name: string): string {
  return fileURLToPath(new URL(`src/${name}.ts`, import.meta.url))
}

/** The plugins that write something for every game. Node cannot read the engine's TypeScript, Vite's runner can. */
async function pluginsForGames() {
  const { module } = await runnerImport<typeof Engine>('@tabuleiro/engine', { configFile: false })
  const { gameIds, gameOf } = module
  const text = describeApp(gameIds.map(id => gameOf(id).name))
  const copies = listCopies(gameIds)
  const { module: home } = await runnerImport<typeof Words>('@tabuleiro/ui/homeWords', { configFile: false })
  return [description(text), words(home.homeWords(), home.titleLine), pages(copies), installable(text, copies)]
}

export default defineConfig(async ({ mode }): Promise<UserConfig> => ({
  plugins: [policy(), budget(), wellKnown(links), await pluginsForGames()],
  resolve: {
    alias: [
      { find: /^react-native$/, replacement: 'react-native-web' },
      { find: /^react-native-svg$/, replacement: replacement('svg') },
      { find: /^@react-native\/normalize-colors$/, replacement: replacement('colours') },
      { find: /^inline-style-prefixer\/.*/, replacement: replacement('prefixer') },
    ],
    dedupe: ['react', 'react-dom', 'react-native-web'],
    extensions,
  },
  // The dev server bundles dependencies on its own and needs the same settings, or it loads native-only files.
  optimizeDeps: { rolldownOptions: { resolve: { extensions }, moduleTypes } },
  define: { __DEV__: JSON.stringify(mode !== 'production') },
  worker: { format: 'es' },
  build: {
    // The content security policy refuses fonts and pictures as data URLs.
    assetsInlineLimit: 0,
    // build/budget.ts holds a stricter limit for what the first visit loads.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      moduleTypes,
      // The first visit loads two files, one of which rarely changes, then one file to play. Without groups, modules
      // that two screens share would become further files.
      output: {
        codeSplitting: {
          groups: [
            { name: 'libraries', test: /node_modules/, tags: ['$initial'] },
            { name: 'app', tags: ['$initial'] },
            {
              name: 'play',
              test: /ui\/src\/(model\/session\/(?!typedMove|grip|previewTap)|words\/(cachedLabels|time)|screens\/board\/(?!drag\/(Carrier|Held)|hover\/(HoverP|useH))|screens\/play\/(?!(keys\/(KeysSheet|handle)|sheets\/(PlaySheets|Menu|Legal|Played|Plates|End|Handover)|layout\/(FaceToFace[FL]|SidePanel|SharedRail)|dock\/(sideActions|Browse|Handover|Paused|Request|SwapO)|end\/(parts|Result|Card|Flourish|EndB|cardPlan|useNext))))/,
            },
            // What the games bring later: one file, and one for each language.
            { name: nameOfGameTexts },
            { name: 'more', test: /ui\/src\/games\/([^/]+\/more\/(index|explainResult)|more)\.ts$/ },
            // What a game opens now and then.
            {
              name: 'sheets',
              test: /ui\/src\/(screens\/(play\/sheets\/(PlaySheets|Menu|Legal|Played|End)|settings\/(SeatingSettings|controls))|components\/(Segments|Sheet\.|scrollIntoView|useModal))/,
            },
            // What two people with one device, a clock or a link come to.
            {
              name: 'bars',
              test: /ui\/src\/screens\/play\/(dock\/(Browse|Handover|Paused|Request|SwapO)|sheets\/Handover)/,
            },
          ],
        },
      },
      // Two warnings are of no use: react-native-web marks its files 'use client', and the service worker plugin is
      // slow.
      onLog: (level, log, print) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE' && log.code !== 'PLUGIN_TIMINGS') print(level, log)
      },
    },
  },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
}))
