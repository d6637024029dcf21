import AsyncStorage from '@react-native-async-storage/async-storage'
import { act, screen } from '@testing-library/react-native'
import { gameIds } from '@tabuleiro/engine'
import { dataAttributesOf, press, tapCell } from '@tabuleiro/ui/testing'
import { loadCourse, rightMove } from '@tabuleiro/ui/testing/courses'
import { Dimensions } from 'react-native'
import { passTime, startApp } from './testing/phone'

beforeEach(async () => {
  await AsyncStorage.clear()
  act(() => Dimensions.set({ window: { width: 390, height: 844, scale: 2, fontScale: 1 } }))
})

/** Taps a place as a screen reader does. */
function tapPlace(place: string, move: string): void {
  const cell = screen.queryByTestId(`cell-${place}`)
  if (!cell) press(`choice-${move}`)
  else if ((cell.props as { onAccessibilityAction?: unknown }).onAccessibilityAction) tapCell(place)
  else press(`cell-${place}`)
}

test.each(gameIds)('the first lesson of %s is done on a phone, and is resumed after a kill', async game => {
  const [lesson] = (await loadCourse(game)).lessons
  if (!lesson) throw new Error(`${game} has no lesson`)
  await startApp(`/learn/${game}/${lesson.id}`)
  await passTime(50)
  for (const [i, step] of lesson.steps.entries()) {
    expect(dataAttributesOf('lesson')).toMatchObject({ lesson: lesson.id, step: String(i + 1), state: 'asking' })
    const { move, places } = rightMove(game, lesson, step)
    for (const place of places) tapPlace(place, move)
    if (screen.queryByTestId('confirm')) press('confirm')
    expect(dataAttributesOf('lesson')).toMatchObject({ step: String(i + 1), state: 'right' })
    if (i === 0) {
      await passTime(50)
      screen.unmount()
      await startApp(`/learn/${game}/${lesson.id}`)
      await passTime(50)
    } else press('lesson-next')
  }
  expect(dataAttributesOf('lesson').state).toBe('done')
})
