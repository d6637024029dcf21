import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type BrowserContextOptions, type Page, type PageScreenshotOptions } from '@playwright/test'
import { findChromium } from '@tabuleiro/scripts/chromium'
import { preview } from 'vite'
import { browserArguments } from '../browser'

/** Takes pictures of the built web app. */
export interface Studio {
  /** Takes one picture, in a new page as on the first visit. */
  take(
    path: string,
    options: BrowserContextOptions,
    show: (page: Page) => Promise<void>,
    picture?: PageScreenshotOptions,
  ): Promise<void>
  close(): Promise<void>
}

/** Serves the build and starts a browser. */
export async function openStudio(folder: string): Promise<Studio> {
  const server = await preview({
    root: fileURLToPath(new URL('..', import.meta.url)),
    logLevel: 'warn',
    preview: { port: 0, host: '127.0.0.1' },
  })
  const baseURL = server.resolvedUrls?.local[0]
  if (baseURL === undefined) throw new Error('the preview server has no address')
  const browser = await chromium.launch({ executablePath: findChromium(), args: browserArguments() })
  return {
    take: async (path, options, show, picture) => {
      const page = await browser.newPage({ baseURL, reducedMotion: 'reduce', locale: 'en-GB', ...options })
      await show(page)
      // The last piece is still moving.
      await page.waitForTimeout(400)
      const file = path.endsWith('.jpg') ? ({ type: 'jpeg', quality: 70 } as const) : {}
      await page.screenshot({ path: join(folder, path), ...file, ...picture })
      await page.close()
    },
    close: async () => {
      await browser.close()
      await server.close()
    },
  }
}

/** Opens a page of the app, or its home, and waits until it is complete. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path === 'home' ? '/' : `/${path}`)
  await page.getByRole('main').waitFor()
  await page.waitForLoadState('networkidle')
}
