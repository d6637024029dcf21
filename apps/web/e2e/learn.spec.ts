import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { gameIds } from '@tabuleiro/engine'
import { loadCourse, rightMove, wrongMoves } from '@tabuleiro/ui/testing/courses'
import { clippedTexts } from './clippedTexts'
import { LessonPage } from './lessonPage'
import { reloadAtRest } from './reload'

const isFull = process.env['FULL'] !== undefined

for (const game of gameIds) {
  const { lessons, texts } = await loadCourse(game)
  test.describe(game, () => {
    test.use({ viewport: { width: 360, height: 640 }, reducedMotion: 'reduce' })

    test('every lesson is done by taps on a phone, and nothing moves or is cut off', async ({ page }) => {
      test.setTimeout(180_000)
      const [first] = lessons
      const lessonPage = await LessonPage.open(page, game, first?.id ?? '')
      for (const lesson of lessons) {
        let box: string | undefined
        for (const [i, step] of lesson.steps.entries()) {
          await lessonPage.expectAt(lesson.id, i + 1, 'asking')
          box ??= await lessonPage.boardBox()
          expect(await clippedTexts(page)).toEqual([])
          await lessonPage.tap(rightMove(game, lesson, step))
          await lessonPage.expectAt(lesson.id, i + 1, 'right')
          expect(await clippedTexts(page)).toEqual([])
          expect(await lessonPage.boardBox()).toBe(box)
          await page.getByTestId('lesson-next').click()
        }
        await lessonPage.expectAt(lesson.id, lesson.steps.length, 'done')
        expect(await lessonPage.boardBox()).toBe(box)
        if (lesson !== lessons.at(-1)) await page.getByTestId('lesson-next').click()
      }
      await page.goto(`/learn/${game}`)
      await expect(page.getByTestId('lessons-done')).toHaveText('All lessons done')
      await page.getByTestId('play-now').click()
      await expect(page.getByTestId('board')).toHaveAttribute('data-game', game)
    })

    test('a wrong try is shown and explained, and the step stands again', async ({ page }) => {
      const lesson = lessons.find(({ steps }) => steps.some(({ tries = [] }) => tries.length > 0))
      const at = lesson?.steps.findIndex(({ tries = [] }) => tries.length > 0) ?? 0
      const step = lesson?.steps[at]
      if (!lesson || !step) throw new Error(`${game} has no wrong try`)
      const [wrong] = wrongMoves(game, lesson, step)
      if (!wrong) throw new Error(`${game} has no wrong try`)
      const lessonPage = await LessonPage.open(page, game, lesson.id)
      for (let skipped = 0; skipped < at; skipped++) await page.getByTestId('lesson-skip').click()
      await lessonPage.expectAt(lesson.id, at + 1, 'asking')
      const box = await lessonPage.boardBox()
      for (const way of ['button', 'time']) {
        await lessonPage.tap(wrong)
        await lessonPage.expectAt(lesson.id, at + 1, 'wrong')
        await expect(page.getByTestId('status')).toHaveText(
          texts.en.lessons[lesson.id]?.steps[at]?.tries?.[wrong.move] ?? '',
        )
        expect(await lessonPage.boardBox()).toBe(box)
        if (way === 'button') await page.getByTestId('lesson-again').click()
        await lessonPage.expectAt(lesson.id, at + 1, 'asking')
        await lessonPage.expectPosition(wrong.before)
      }
    })

    test('a lesson is resumed where it was left, also after a kill', async ({ page }) => {
      const lesson = lessons[0]
      const step = lesson?.steps[0]
      if (!lesson || !step) throw new Error(`${game} has no lesson`)
      const lessonPage = await LessonPage.open(page, game, lesson.id)
      await lessonPage.tap(rightMove(game, lesson, step))
      await lessonPage.expectAt(lesson.id, 1, 'right')
      await reloadAtRest(page)
      await lessonPage.expectAt(lesson.id, 2, 'asking')
      await page.goto(`/learn/${game}`)
      await page.getByTestId('lesson-continue').click()
      await lessonPage.expectAt(lesson.id, 2, 'asking')
    })
  })

  test.describe(`${game} on a desk`, () => {
    test.use({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce', locale: 'pt-PT' })

    test('a lesson is done by keys alone, in Portuguese', async ({ page }) => {
      test.setTimeout(120_000)
      for (const lesson of isFull ? lessons : lessons.slice(0, 1)) {
        const lessonPage = await LessonPage.open(page, game, lesson.id)
        for (const [i, step] of lesson.steps.entries()) {
          await lessonPage.expectAt(lesson.id, i + 1, 'asking')
          await expect(page.getByTestId('status')).toHaveText(texts.pt.lessons[lesson.id]?.steps[i]?.ask ?? '')
          await lessonPage.playByKeys(rightMove(game, lesson, step))
          await lessonPage.expectAt(lesson.id, i + 1, 'right')
          await lessonPage.pressNext('lesson-next')
        }
        await lessonPage.expectAt(lesson.id, lesson.steps.length, 'done')
      }
    })
  })
}

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(colorScheme, () => {
    test.use({ colorScheme, viewport: { width: 360, height: 640 } })

    test('axe finds nothing serious in a course and a lesson', async ({ page }) => {
      for (const path of ['/learn/turtles', '/learn/turtles/hatch', '/learn/alliances/place']) {
        await page.goto(path)
        await expect(page.getByRole('heading').first()).toBeVisible()
        const { violations } = await new AxeBuilder({ page }).analyze()
        const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
        expect(serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([])
      }
    })
  })
