import { VitePWA } from 'vite-plugin-pwa'

const PAPER = '#f7f2e8'

/**
 * The service worker and the web app manifest. The worker caches everything on the first visit. A new version waits
 * until it is accepted (see src/updates.ts, which registers it).
 */
export function installable(description: string, copies: readonly string[]) {
  return VitePWA({
    registerType: 'prompt',
    injectRegister: false,
    // The patterns below include the icons.
    includeManifestIcons: false,
    manifest: {
      name: 'Tabuleiro',
      short_name: 'Tabuleiro',
      description,
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
      // Copies of index.html.
      globIgnores: [...copies],
      navigateFallback: 'index.html',
      // The worker takes control of the first visit, which may then go offline before it has loaded every screen.
      clientsClaim: true,
      cleanupOutdatedCaches: true,
      inlineWorkboxRuntime: true,
    },
  })
}
