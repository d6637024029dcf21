import { rulesLayout } from './rulesLayout'

test.each([
  [320, 1, false, 288],
  [360, 1, false, 300],
  [768, 1, true, 300],
  [768, 2, false, 300],
  [1280, 1, true, 300],
  [1280, 2, false, 300],
])('on %i pixels with letters %i times as large, pictures beside the text: %s', (width, fontScale, isWide, picture) => {
  const plan = rulesLayout({ width, fontScale })
  expect(plan.isWide).toBe(isWide)
  expect(plan.figureBox.width).toBe(picture)
})

test('headings to jump to are shown where they take two lines at most', () => {
  expect([768, 900, 1280].map(width => rulesLayout({ width, fontScale: 1 }).hasContents)).toEqual([false, true, true])
  expect(rulesLayout({ width: 1280, fontScale: 2 }).hasContents).toBe(false)
})
