import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'

test.use({ serviceWorkers: 'allow' })

for (const path of ['/', '/play/some-match']) {
  test(`${path} opens without a complaint in the console`, async ({ page }) => {
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

test.describe('where the texts do not come', () => {
  test.use({ serviceWorkers: 'block' })

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the page says so in both languages and lets people try again, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width: 320, height: 568 })
      let tries = 0
      await page.route(/assets\/en-/, route => {
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
      await page.unroute(/assets\/en-/)
      await trouble.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
      await expect(trouble).toHaveCount(0)
      expect(page.url()).toContain('/settings?x=1#y')
    })
  }

  test('a network that fails once is not spoken of', async ({ page }) => {
    let tries = 0
    await page.route(/assets\/en-/, route => (tries++ === 0 ? route.abort() : route.continue()))
    await page.goto('/')
    await expect(page.getByTestId('settings')).toBeVisible()
    await expect(page.locator('#trouble')).toHaveCount(0)
  })
})

test.describe('where scripts are off', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says what it needs, in both languages', async ({ page }) => {
    await page.goto('/')
    const said = page.locator('noscript p')
    await expect(said).toHaveText([/allow JavaScript/, /permita o JavaScript/])
    for (const words of await said.all()) await expect(words).toBeInViewport()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})
