import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { budget } from './build/budget.ts'
import { installable } from './build/app.ts'
import { pages } from './build/pages.ts'
import { policy } from './build/policy.ts'

// Files for the web come first, so that `thinker.web.ts` wins over `thinker.ts`.
const extensions = ['.web.tsx', '.web.ts', '.web.jsx', '.web.js', '.mjs', '.tsx', '.ts', '.jsx', '.js', '.json']

// Libraries for React Native ship JSX in plain .js files.
const moduleTypes = { '.js': 'jsx' } as const

/** A file of ours in the place of a library's. */
function own(name: string): string {
  return fileURLToPath(new URL(`src/${name}.ts`, import.meta.url))
}

export default defineConfig(({ mode }) => ({
  plugins: [policy(), budget(), pages(), installable()],
  resolve: {
    alias: [
      { find: /^react-native$/, replacement: 'react-native-web' },
      { find: /^react-native-svg$/, replacement: own('svg') },
      { find: /^inline-style-prefixer\/.*/, replacement: own('prefixer') },
    ],
    dedupe: ['react', 'react-dom', 'react-native-web'],
    extensions,
  },
  // The dev server bundles dependencies apart from the build and must be told the same, or it meets native-only files.
  optimizeDeps: { rolldownOptions: { resolve: { extensions }, moduleTypes } },
  define: { __DEV__: JSON.stringify(mode !== 'production') },
  worker: { format: 'es' },
  build: {
    // Fonts and pictures as data would be refused by the page's policy.
    assetsInlineLimit: 0,
    // build/budget.ts is stricter, and knows what is loaded when.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      moduleTypes,
      // The first visit loads two files, of which one changes seldom, then one to play, and not one more for whatever two screens
      // share.
      output: {
        codeSplitting: {
          groups: [
            { name: 'libraries', test: /node_modules/, tags: ['$initial'] },
            { name: 'app', tags: ['$initial'] },
            {
              name: 'play',
              test: /ui\/src\/(model\/(session|library)\/|words\/|screens\/(play\/|settings\/(SeatingSettings|controls))|components\/(Notice|Segments))/,
            },
          ],
        },
      },
      // react-native-web marks its files 'use client', which means nothing in a page without a server, and the service worker
      // takes its time.
      onLog: (level, log, print) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE' && log.code !== 'PLUGIN_TIMINGS') print(level, log)
      },
    },
  },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
}))
