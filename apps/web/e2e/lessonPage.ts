import { expect, type Page } from '@playwright/test'
import type { GameId } from '@tabuleiro/engine'
import type { StepMove } from '@tabuleiro/ui/testing/courses'
import type { PlayablePage } from './playablePage'
import { focusByKeys, focusedId } from './keyboard'

/** A lesson on the page. */
export class LessonPage<P extends PlayablePage = Page> {
  private constructor(readonly page: P) {}

  static async open<P extends PlayablePage>(page: P, game: GameId, lesson: string): Promise<LessonPage<P>> {
    await page.goto(`/learn/${game}/${lesson}`)
    const lessonPage = new LessonPage(page)
    await expect.poll(() => page.getByTestId('lesson').getAttribute('data-lesson')).toBe(lesson)
    return lessonPage
  }

  /** Expects a step, counted from 1, and its state. */
  async expectAt(lesson: string, step: number, state: 'asking' | 'right' | 'wrong' | 'done'): Promise<void> {
    const shown = () =>
      this.page.evaluate(() => {
        const data = document.querySelector<HTMLElement>('[data-testid=lesson]')?.dataset
        return `${data?.['lesson']} ${data?.['step']} ${data?.['state']}`
      })
    await expect.poll(shown, { intervals: [20, 50, 100] }).toBe(`${lesson} ${step} ${state}`)
  }

  /** Expects the board to show a position. */
  async expectPosition(position: string): Promise<void> {
    await expect.poll(() => this.page.getByTestId('board').getAttribute('data-position')).toBe(position)
  }

  /** Makes a move by tapping its places, and confirms it where the page asks for that. */
  async tap({ move, places }: StepMove): Promise<void> {
    const { page } = this
    for (const [i, place] of places.entries()) {
      const choice = page.getByTestId(`choice-${move}`)
      await (i > 1 && place !== 'swap' ? choice : page.getByTestId(`cell-${place}`)).click()
    }
    if (await this.isPending()) await page.getByTestId('confirm').click()
  }

  /** Makes a move by keys alone. */
  async playByKeys({ move, places }: StepMove): Promise<void> {
    const { page } = this
    for (const [i, place] of places.entries()) {
      const button = page.locator(`button[data-testid="cell-${place}"]`)
      const shortcut = (await button.count()) > 0 ? await button.getAttribute('aria-keyshortcuts') : null
      if (i > 1 && place !== 'swap') await focusByKeys(page, `choice-${move}`)
      else if (shortcut !== null) {
        await focusByKeys(page, await this.boardStop())
        await page.keyboard.press(shortcut)
        continue
      } else await focusByKeys(page, `cell-${place}`)
      await page.keyboard.press('Enter')
    }
    if (await this.isPending()) await this.pressNext('confirm')
  }

  /** Presses the button that is the next stop of the Tab key after the board. */
  async pressNext(id: string): Promise<void> {
    const { page } = this
    if ((await focusedId(page)) !== id) await focusByKeys(page, id)
    await page.keyboard.press('Enter')
  }

  /** Where the board stands. */
  async boardBox(): Promise<string> {
    return JSON.stringify(await this.page.getByTestId('board').boundingBox())
  }

  private async isPending(): Promise<boolean> {
    return (await this.page.getByTestId('board').getAttribute('data-pending')) !== null
  }

  /** The cell that Tab leads to. */
  private async boardStop(): Promise<string> {
    return (await this.page.locator('[role=gridcell][tabindex="0"]').getAttribute('data-testid')) ?? ''
  }
}
