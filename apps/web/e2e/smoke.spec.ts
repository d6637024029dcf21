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
