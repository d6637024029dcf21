import { classifyMove, MOVE_CLASSES } from './moveQuality'
import { lossIn, fromChance, winIn } from '../search/value'

const half = fromChance(0.5)

test.each([
  ['the best move itself', half, half, 'best'],
  ['a move that turns out better', half, fromChance(0.6), 'best'],
  ['four hundredths of the chance to win', half, fromChance(0.46), 'good'],
  ['nine hundredths', half, fromChance(0.41), 'inaccuracy'],
  ['nineteen hundredths', half, fromChance(0.31), 'mistake'],
  ['more', half, fromChance(0.29), 'blunder'],
  ['the same points where nothing is left to lose', fromChance(0.02), fromChance(0.002), 'good'],
  ['a longer way to a known win', winIn(1), winIn(9), 'good'],
  ['a known win for an even game', winIn(5), half, 'blunder'],
  ['an even game for a known loss', half, lossIn(2), 'blunder'],
  ['a lost game sooner', lossIn(8), lossIn(2), 'good'],
  ['a lost game as late as possible', lossIn(8), lossIn(8), 'best'],
  ['a quicker win than search knew', winIn(5), winIn(3), 'best'],
])('giving away %s', (_name, best, played, expected) => {
  expect(classifyMove(best, played)).toBe(expected)
})

test('giving away more is never classed better', () => {
  let worst = 0
  for (let chance = 0.9; chance > 0; chance -= 0.01) {
    const index = MOVE_CLASSES.indexOf(classifyMove(fromChance(0.9), fromChance(chance)))
    expect(index).toBeGreaterThanOrEqual(worst)
    worst = index
  }
  expect(worst).toBe(MOVE_CLASSES.length - 1)
})
