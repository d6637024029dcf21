import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { layoutShift } from './layoutShift'

/** Starts Trike between two people with long names and a clock, in fake time. */
async function begin(page: Page, clock: string): Promise<void> {
  await page.clock.install({ time: new Date('2030-01-01T12:00:00') })
  const names = { firstName: 'Ana', secondName: 'Maria Constança de Albuquerque e Meneses' }
  const query = new URLSearchParams({ ...names, clock, start: '1', options: '{"size":5}' })
  await page.goto(`/new/trike?${query.toString()}`)
  await expect(page.getByTestId('board')).toBeVisible()
  await page.clock.pauseAt(new Date('2030-01-01T13:00:00'))
}

/** Lets fake time pass, and the page render. */
async function passTime(page: Page, millis: number): Promise<void> {
  const drawings = 3
  await page.clock.runFor(millis - drawings)
  for (let i = 0; i < drawings; i++) {
    await page.evaluate(() => {
      const { port1, port2 } = new MessageChannel()
      return new Promise(resolve => {
        port1.onmessage = resolve
        port2.postMessage(undefined)
      })
    })
    await page.clock.runFor(1)
  }
}

async function tap(page: Page, cell: string): Promise<void> {
  await page.getByTestId(`cell-${cell}`).click()
  const confirm = page.getByTestId('confirm')
  if (await confirm.isVisible()) await confirm.click()
}

const sizes = [
  [320, 568],
  [360, 640],
  [640, 360],
  [768, 1024],
] as const

for (const [width, height] of sizes) {
  test(`at ${width}x${height}, a clock runs down to the flag fall, and the layout does not shift`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await begin(page, '40+0')
    await passTime(page, 5_000)
    await expect(page.getByTestId('clock-1')).toHaveText('0:40')
    await tap(page, 'c2')
    await passTime(page, 15_000)
    await expect(page.getByTestId('clock-2')).toHaveAttribute('data-running', 'true')
    await expect(page.getByTestId('clock-2')).toHaveText('0:25')
    await passTime(page, 17_000)
    await expect(page.getByTestId('clock-2')).toHaveText('8.0')
    await expect(page.getByTestId('clock-2')).toHaveAttribute('data-low', 'true')
    await passTime(page, 9_000)
    const result = page.getByTestId('result')
    await expect(result).toHaveAttribute('data-winner', '1')
    await expect(result).toHaveAttribute('data-reason', 'time')
    await expect(page.getByTestId('clock-2')).toHaveText('0:00')
    await expect(page.getByTestId('result')).toContainText('ran out of time')
    await page.clock.resume()
    expect(await layoutShift(page)).toBe(0)
  })
}

test('a clock has an accessible name in words, and no accessibility violation', async ({ page }) => {
  await begin(page, '300+5')
  await tap(page, 'c2')
  await passTime(page, 2_000)
  await expect(page.getByRole('timer', { name: '4 minutes 58 seconds left' })).toBeVisible()
  await page.clock.resume()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([])
})

test.describe('in Portuguese', () => {
  test.use({ locale: 'pt-PT' })

  test('a clock stops while its tab is hidden, and stays stopped after a reload', async ({ page }) => {
    await begin(page, '60+0')
    await tap(page, 'c2')
    await passTime(page, 10_000)
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await passTime(page, 100_000)
    await expect(page.getByText('O relógio está parado.')).toBeVisible()
    await expect(page.getByTestId('clock-2')).toHaveText('0:50')
    await page.reload()
    await expect(page.getByTestId('clock-2')).toHaveText('0:50')
    await page.getByRole('button', { name: 'Retomar' }).click()
    await passTime(page, 51_000)
    await expect(page.getByTestId('result')).toContainText('ficou sem tempo')
  })
})
