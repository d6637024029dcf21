import { expectOk, games, legalMoves, Line, moveList, next } from '@tabuleiro/engine'
import type { ThreeDragonsState } from '@tabuleiro/engine/games/three-dragons/internals'
import fc from 'fast-check'
import { threeDragons } from '.'
import { Random } from '../../search/random'
import { TACTICAL } from '../../search/evaluator'
import { isWin, winIn } from '../../search/value'
import { features, weights } from './evaluation'
import { createEvaluator } from './evaluator'

const game = games['three-dragons']

function decoded(text: string, options: object = {}): ThreeDragonsState {
  return expectOk(game.decode(expectOk(game.setup(options)), text))
}

function answer(text: string, options: object = {}, nodes = 3000) {
  const s = decoded(text, options)
  const search = threeDragons.open(new Line(game, s), { seed: 1, nodes })
  search.step(nodes)
  const best = search.best()
  return { ...best, text: game.write(s.setup, best.move) }
}

/** The same position with the colours and the ends of the board exchanged. */
function mirrored(text: string): string {
  const [board, side, clock] = text.split('_')
  const swap = (cell: string) =>
    '12345'.includes(cell)
      ? 'abcde'['12345'.indexOf(cell)]
      : 'abcde'.includes(cell)
        ? '12345'['abcde'.indexOf(cell)]
        : cell
  const rows = board.split('.').reverse()
  return `${rows.map(row => Array.from(row, swap).join('')).join('.')}_${side === '1' ? 2 : 1}_${clock}`
}

const anyOptions = fc.record({
  variant: fc.constantFrom('basic', 'strength', 'dragons'),
  width: fc.constantFrom(7, 9, 11, 13),
  height: fc.constantFrom(7, 9, 11, 13),
  captureChoice: fc.constantFrom('choose', 'both', 'custodial-first'),
  strengthCapture: fc.constantFrom('optional', 'mandatory'),
  stopBetween: fc.constantFrom('safe', 'forbidden'),
})

/** Positions along a random game. */
function* walk(options: object, seed: number, plies: number): Generator<ThreeDragonsState> {
  const random = new Random(seed)
  let s = game.start(expectOk(game.setup(options)))
  for (let i = 0; i < plies; i++) {
    const moves = legalMoves(game, s)
    if (moves.length === 0) return
    yield s
    s = next(game, s, moves[random.below(moves.length)])
  }
}

test('a position has the same value for the other colour when the board is turned round, with all options', () => {
  fc.assert(
    fc.property(anyOptions, fc.nat(1e6), (options, seed) => {
      for (const s of walk(options, seed, 60)) {
        const evaluator = createEvaluator(s.setup)
        const text = mirrored(game.encode(s))
        expect(evaluator.evaluate(decoded(text, options))).toBe(evaluator.evaluate(s))
      }
    }),
    { seed: 3, numRuns: 10 },
  )
})

test('there is one term for each weight', () => {
  const s = decoded('mcbbbbbcm.----d----.---------.---------.o---o---o.---------.---------.----4----.m3222223m_1_0')
  const size = Object.keys(weights).length
  const terms = new Int32Array(size + 1).fill(99)
  features(s.setup)(s, terms)
  expect(terms.indexOf(99)).toBe(size)
})

test('the tactical moves are exactly those that capture or wake, and a position without tactics has none', () => {
  fc.assert(
    fc.property(anyOptions, fc.nat(1e6), (options, seed) => {
      for (const s of walk(options, seed, 40)) {
        const evaluator = createEvaluator(s.setup)
        evaluator.evaluate(s)
        const hasNoTactics = evaluator.hasNoTactics?.(s) === true
        const list = moveList(s.setup)
        game.moves(s, list)
        const scores = new Int32Array(list.at.length)
        evaluator.scoreMoves(s, list, scores)
        // The clock goes back to 0 with a capture or a dragon, and with nothing else.
        const tactical = Array.from(list.at.subarray(0, list.size), move => next(game, s, move).reversiblePlies === 0)
        expect(Array.from(scores.subarray(0, list.size), score => score >= TACTICAL)).toEqual(tactical)
        if (hasNoTactics) expect(tactical).not.toContain(true)
      }
    }),
    { seed: 4, numRuns: 8 },
  )
})

test('the quiescence search has the tactical moves of the whole list, each once, with their scores', () => {
  fc.assert(
    fc.property(anyOptions, fc.nat(1e6), (options, seed) => {
      for (const s of walk(options, seed, 60)) {
        const evaluator = createEvaluator(s.setup)
        const list = moveList(s.setup)
        const scores = new Int32Array(list.at.length)
        const scored = () => Array.from(list.at.subarray(0, list.size), (move, i) => ({ move, score: scores[i] }))
        game.moves(s, list)
        evaluator.scoreMoves(s, list, scores)
        const tactical = scored().filter(({ score }) => score >= TACTICAL)
        evaluator.evaluate(s)
        evaluator.listTactics?.(s, list, scores)
        expect(scored().sort((a, b) => a.move - b.move)).toEqual(tactical.sort((a, b) => a.move - b.move))
      }
    }),
    { seed: 5, numRuns: 12 },
  )
})

test('moves are scored alike whether or not the position has just been evaluated', () => {
  for (const s of walk({}, 11, 60)) {
    const list = moveList(s.setup)
    game.moves(s, list)
    const [fresh, after] = [new Int32Array(list.at.length), new Int32Array(list.at.length)]
    createEvaluator(s.setup).scoreMoves(s, list, fresh)
    const evaluator = createEvaluator(s.setup)
    evaluator.evaluate(s)
    evaluator.scoreMoves(s, list, after)
    expect(after).toEqual(fresh)
  }
})

describe('search', () => {
  test.each([
    [
      'between two pieces',
      'm-----a-m.---------.---------.---------.o---o---o.--1a-----.---------.---------.m---1--1m_1_0',
      { variant: 'basic' },
      'e1-e4',
    ],
    [
      'against a cave',
      'm-----a-m.---------.---------.---------.o--ao---o.---------.---------.--1------.m------1m_1_0',
      { variant: 'basic' },
      'c2-c5',
    ],
    [
      'by strength',
      'm-----b-m.---------.---------.---------.o---o---o.---b-----.---------.---------.m----2-3m_1_0',
      { variant: 'strength' },
      undefined,
    ],
  ])('wins at once %s', (_name, text, options, move) => {
    const best = answer(text, options)
    expect(best.value).toBe(winIn(1))
    if (move !== undefined) expect(best.text).toBe(move)
  })

  test('does not leave its last but one piece to be taken', () => {
    const text = 'm-------m.---------.---------.---------.o---o---o.---------.-ba------.-1-------.m1-----bm_1_0'
    const s = decoded(text)
    const best = answer(text)
    const after = next(game, s, best.move)
    const replies = legalMoves(game, after).map(move => game.outcome(next(game, after, move), 1))
    expect(replies).not.toContain('second')
  })

  test('wakes the centre dragon when nothing better is there', () => {
    const best = answer('m--bbb--m.---------.---------.----2----.o--2o---o.----2----.---------.-----2---.m------3m_1_0')
    expect(best.text).toBe('f2-f5')
  })

  test('wins an ending with a dragon against two weak pieces', () => {
    let s = decoded('m-------m.-a-------.---------.---------.o---o---o.----5----.---3-3---.---------.m-----a-m_1_0')
    let plies = 0
    for (; plies < 40 && game.outcome(s, 1) === 'playing'; plies++) {
      const search = threeDragons.open(new Line(game, s), { seed: plies, nodes: 1500 })
      search.step(1500)
      s = next(game, s, search.best().move)
    }
    expect(game.outcome(s, 1)).toBe('first')
  })
})

describe('reasons', () => {
  test.each([
    [
      'captures',
      'm-----aam.---------.---------.---------.o---o---o.--1a-----.---------.---------.m---1--1m_1_0',
      'e1-e4',
    ],
    ['wakes', 'm--bbb--m.---------.---------.----2----.o--2o---o.----2----.---------.-----2---.m------3m_1_0', 'f2-f5'],
    ['saves', 'm--c---bm.---------.---------.---------.o---o---o.---2-----.---------.---------.m2----22m_1_0', 'd4-f4'],
    [
      'blocks',
      'm-------m.---------.---------.a--------.oa--o---o.-------a-.---------.3--------.m------3m_1_0',
      'a2-a4',
    ],
    [
      'threatens',
      'm-------m.-------b-.----b----.---------.o---o---o.---------.---------.---------.m-3---2-m_1_0',
      'c1-d1',
    ],
    ['best', 'm-------m.-------b-.----b----.---------.o---o---o.---------.---------.---------.m-3---2-m_1_0', 'c1-c2'],
  ])('%s', (reason, text, written) => {
    const s = decoded(text)
    const move = legalMoves(game, s).find(one => game.write(s.setup, one) === written) ?? -1
    expect(threeDragons.hintReason(s, move, next(game, s, move))).toBe(reason)
  })
})

test('no win is reported at the start', () => {
  expect(isWin(answer(game.encode(game.start(expectOk(game.setup({}))))).value)).toBe(false)
})
