import { VitePWA } from 'vite-plugin-pwa'
import { COPIES } from './pages.ts'

const PAPER = '#f7f2e8'

/**
 * The service worker and the manifest of the app that can be installed. Everything is kept on the first visit; a new version waits
 * until it is accepted (see src/updates.ts, which registers it).
 */
export function installable() {
  return VitePWA({
    registerType: 'prompt',
    injectRegister: false,
    // They are among the files of the pattern below.
    includeManifestIcons: false,
    manifest: {
      name: 'Tabuleiro',
      short_name: 'Tabuleiro',
      description: 'Four two-player board games: Three Dragons, Trike, Alliances and turtles.',
      display: 'standalone',
      background_color: PAPER,
      theme_color: PAPER,
      categories: ['games'],
      icons: [
        { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: 'icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
    workbox: {
      globPatterns: ['**/*.{js,css,html,svg,png}'],
      // The same page under other names.
      globIgnores: COPIES,
      navigateFallback: 'index.html',
      // The first visit is served from here as well, so that it may go offline before it has seen every screen.
      clientsClaim: true,
      cleanupOutdatedCaches: true,
      inlineWorkboxRuntime: true,
    },
  })
}
