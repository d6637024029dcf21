import { fileURLToPath } from 'node:url'
import { expect, test as base } from '@playwright/test'
import { findEngines } from '@tabuleiro/scripts/engines'
import { serve, type FileHost } from '../fileHost'
import { EnginePage } from './enginePage'
import { startFirefox } from './firefox'
import { startWebKit } from './webkit'
import type { Device, Wire } from './wire'

/** Which engine a test runs in, and on what device. */
export interface EngineOptions {
  engine: 'webkit' | 'firefox'
  device: Device
  /** The folder of the production build. */
  folder: string
}

interface Fixtures {
  /** The production build, on a host that a test may close. */
  site: FileHost
  /** A new visitor's page. Whatever it writes on the console as an error or a warning fails the test. */
  visitor: EnginePage
}

/** A phone on which nothing was changed. */
const phone: Device = { width: 390, height: 844, isDark: false, isStill: false }

const dist = fileURLToPath(new URL('../../dist', import.meta.url))

/** Playwright's test without its browsers: each test has a browser of another engine. */
export const test = base.extend<Fixtures & EngineOptions>({
  engine: ['webkit', { option: true }],
  device: [phone, { option: true }],
  folder: [dist, { option: true }],
  site: async ({ folder }, use) => {
    const site = await serve(folder)
    await use(site)
    await site.close()
  },
  visitor: async ({ engine, device, site }, use) => {
    const wire = await startEngine(engine, device)
    try {
      await use(new EnginePage(wire, site.address))
      expect(wire.complaints()).toEqual([])
    } finally {
      await wire.close()
    }
  },
})

function startEngine(engine: EngineOptions['engine'], device: Device): Promise<Wire> {
  const { webkit, firefox } = findEngines()
  if (engine === 'webkit' && webkit) return startWebKit(webkit, device)
  if (engine === 'firefox' && firefox) return startFirefox(firefox, device)
  throw new Error(`${engine} is missing: npm run test:engines says what it takes`)
}
