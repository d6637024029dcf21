import { expect, test, type Page } from '@playwright/test'
import { sizes } from './sizes'

const all = [...sizes, [568, 320], [480, 320]] as const

/** Texts that are cut off by their box, and buttons whose words do not fit. */
async function clipped(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate(main =>
    [...main.querySelectorAll<HTMLElement>('*')]
      .filter(one => {
        const { overflowX, overflowY } = getComputedStyle(one)
        const isScrolled = [overflowX, overflowY].some(overflow => overflow === 'auto' || overflow === 'scroll')
        const isClosed = one.tagName === 'BUTTON' || overflowX === 'hidden' || overflowY === 'hidden'
        const isLarger = one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1
        return isClosed && !isScrolled && isLarger && one.textContent !== ''
      })
      .map(one => one.textContent),
  )
}

/** The page at every size, without loading it again. */
async function expectWhole(page: Page, what: string) {
  for (const [width, height] of all) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => clipped(page), { message: `${what} at ${width}x${height}` }).toEqual([])
  }
}

for (const locale of ['en-GB', 'pt-PT']) {
  test.describe(locale, () => {
    test.use({ locale, viewport: { width: 360, height: 640 } })

    test('no text of a swap, a result or a waiting move is cut off', async ({ page }) => {
      await page.goto('/new/trike?start=1')
      await page.getByTestId('cell-g6').click()
      await expectWhole(page, 'the swap')
      await page.getByTestId('cell-f6').click()
      await page.getByTestId('cell-g7').click()
      await expectWhole(page, 'the result')
      await page.setViewportSize({ width: 360, height: 640 })
      await page.goto('/new/trike?options={"size":19}&start=1')
      await page.getByTestId('cell-s10').click()
      await page.getByTestId('confirm').click()
      await page.getByTestId('cell-s9').click()
      await expectWhole(page, 'a move that waits')
      await page.getByTestId('cell-swap').click()
      await expectWhole(page, 'a swap that waits')
    })
  })
}

test('long names take no room from who won and who has which colour', async ({ page }) => {
  const name = 'Maria Francisca de Bragança e Vasconcelos'
  await page.goto(`/new/trike?firstName=${name}&secondName=${name}&start=1`)
  await page.getByTestId('cell-g6').click()
  const cut = async () => (await clipped(page)).filter(text => !text.startsWith('Maria Francisca de Bragança e'))
  for (const [width, height] of all) {
    await page.setViewportSize({ width, height })
    await expect.poll(cut).toEqual([])
  }
  await page.setViewportSize({ width: 640, height: 360 })
  await page.getByTestId('cell-f6').click()
  await page.getByTestId('cell-g7').click()
  await expect(page.getByText('Maria Francisca de B… wins', { exact: true })).toBeVisible()
  await expect.poll(cut).toEqual([])
})
