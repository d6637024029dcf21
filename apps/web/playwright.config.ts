import { createServer } from 'node:net'
import { defineConfig } from '@playwright/test'
import { findChromium } from '@tabuleiro/scripts/chromium'
import { browserArguments } from './browser'

// The first process that reads this file chooses the port; the workers inherit it.
const port = (process.env['WEB_PORT'] ??= String(await freePort()))

export default defineConfig({
  testDir: './e2e',
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

async function freePort() {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise(resolve => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no port for the preview server')
  return address.port
}
