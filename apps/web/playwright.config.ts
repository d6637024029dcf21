import { defineConfig } from '@playwright/test'
import { findChromium } from '@tabuleiro/scripts/chromium'
import { browserArguments, freePort } from './browser'

// The first process that reads this file chooses the port; the workers inherit it.
const port = (process.env['WEB_PORT'] ??= String(await freePort()))

export default defineConfig({
  testDir: './e2e',
  // Other engines have settings of their own.
  testIgnore: 'engines/**',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // The phone bundles are built at the same time, on as few as two cores.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // Actions and network only: snapshots would take as long as the tests. `--trace on` adds them.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false },
    // Caching the whole app takes a second on every new page; tests of the service worker allow it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: findChromium(), args: browserArguments() },
  },
  webServer: {
    command: `vite preview --port ${port} --strictPort`,
    port: Number(port),
    reuseExistingServer: false,
  },
})
