import { createServer } from 'node:net'
import { defineConfig } from '@playwright/test'
import { findChromium } from '@tabuleiro/scripts/chromium'
import { browserArguments } from './browser'

// Chosen once, in the first process to read this file; the workers inherit it.
const port = (process.env['WEB_PORT'] ??= String(await freePort()))

export default defineConfig({
  testDir: './e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // The phone bundles are made at the same time, on as few as two cores.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // What was done and heard. A picture of the page at each step takes as long as the steps: `--trace on` makes them.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false },
    // Keeping the whole app for later costs every fresh page a second; those who test that say so.
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
