import { gameOf } from '@tabuleiro/engine'
import { course } from '.'
import { stepMatch } from '../../../model/lessons/steps'

test('no side has more pieces than at the start of its board, dragons apart', () => {
  const game = gameOf('three-dragons')
  const crowded = course.lessons.flatMap(lesson =>
    lesson.steps.flatMap((step, index) => {
      const { setup, positions } = stepMatch('three-dragons', lesson, step)
      const full = game.pieces(game.start(setup)).filter(({ side }) => side === 0).length
      const pieces = game.pieces(positions[0] ?? game.start(setup))
      const most = Math.max(...([0, 1] as const).map(side => pieces.filter(piece => piece.side === side).length))
      return most <= full ? [] : [`${lesson.id} ${index + 1}`]
    }),
  )
  expect(crowded).toEqual([])
})
