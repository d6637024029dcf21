import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'

test.use({ serviceWorkers: 'allow' })

for (const path of ['/', '/play/some-match']) {
  test(`${path} opens without an error or warning in the console`, async ({ page }) => {
    const complaints: string[] = []
    page.on('console', message => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    page.on('pageerror', error => complaints.push(error.message))

    await page.goto(path)

    await expect(page).toHaveTitle(/Tabuleiro/)
    await expect(page.getByRole('main')).toBeVisible()
    expect(complaints).toEqual([])
  })
}

test.describe('where the texts cannot be loaded', () => {
  test.use({ serviceWorkers: 'block' })

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the page says so in both languages and offers another try, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width: 320, height: 568 })
      let tries = 0
      await page.route(/assets\/first-/, route => {
        tries++
        return route.abort()
      })
      await page.goto('/settings?x=1#y')
      const trouble = page.locator('#trouble')
      await expect(page.getByRole('alert').getByText('could not be loaded')).toBeInViewport()
      await expect(trouble.getByText('Não foi possível')).toBeInViewport()
      await expect(page.locator('noscript')).toBeHidden()
      expect(tries).toBe(2)
      expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([])
      await page.unroute(/assets\/first-/)
      await trouble.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
      await expect(trouble).toHaveCount(0)
      expect(page.url()).toContain('/settings?x=1#y')
    })
  }

  test('a network that fails once is not reported', async ({ page }) => {
    let tries = 0
    await page.route(/assets\/first-/, route => (tries++ === 0 ? route.abort() : route.continue()))
    await page.goto('/')
    await expect(page.getByTestId('settings')).toBeVisible()
    await expect(page.locator('#trouble')).toHaveCount(0)
  })
})

test.describe('where scripts are disabled', () => {
  test.use({ javaScriptEnabled: false })

  test('the page asks for JavaScript, in both languages', async ({ page }) => {
    await page.goto('/')
    const texts = page.locator('noscript p')
    await expect(texts).toHaveText([/allow JavaScript/, /permita o JavaScript/])
    for (const words of await texts.all()) await expect(words).toBeInViewport()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})
