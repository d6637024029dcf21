import { course } from '.'

test('the boards of the lessons have the discs of a real game: one for each turn taken, no swap counted', () => {
  const uneven = course.lessons.flatMap(({ id, options, steps }) =>
    steps.flatMap(({ position }, index) => {
      const [board = '', turn, chart] = position.split('_')
      const discs = board.replace(/[^opg]/g, '').length
      const turns = discs + (chart === 'b' ? 1 : 0)
      return (turns % 2 === 0) === (turn === '1') ? [] : [`${id} ${index + 1} ${JSON.stringify(options)}`]
    }),
  )
  expect(uneven).toEqual([])
})
