import { defineConfig } from 'vite'

// Files for the web come first, so that `thinker.web.ts` wins over `thinker.ts`.
const extensions = ['.web.tsx', '.web.ts', '.web.jsx', '.web.js', '.mjs', '.tsx', '.ts', '.jsx', '.js', '.json']

export default defineConfig(({ mode }) => ({
  resolve: {
    alias: [{ find: /^react-native$/, replacement: 'react-native-web' }],
    dedupe: ['react', 'react-dom', 'react-native-web'],
    extensions,
  },
  // The dev server bundles dependencies apart from the build and must be told the same, or it meets native-only files.
  optimizeDeps: { rolldownOptions: { resolve: { extensions } } },
  // react-native-web's Animated speaks of `global`, which no browser has.
  define: { __DEV__: JSON.stringify(mode !== 'production'), global: 'globalThis' },
  worker: { format: 'es' },
  build: {
    rolldownOptions: {
      // react-native-web marks its files 'use client', which means nothing in a page without a server.
      onLog: (level, log, print) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') print(level, log)
      },
    },
  },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
}))
