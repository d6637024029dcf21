import { defineConfig } from '@playwright/test'
import type { EngineOptions } from './e2e/engines/fixtures'

/** The browser tests of the other engines: no browser of Playwright's runs, each test starts its own (e2e/engines). */
export default defineConfig<EngineOptions>({
  testDir: './e2e/engines',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  projects: [
    { name: 'webkit', use: { engine: 'webkit' }, testIgnore: 'kill.spec.ts' },
    { name: 'firefox', use: { engine: 'firefox' } },
  ],
})
