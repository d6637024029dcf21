import {
  expectOk,
  movesOf,
  newMatch,
  next,
  playMove,
  positionOf,
  readMove,
  resultOf,
  rulesOf,
  type GameEvent,
  type GameId,
  type Match,
} from '@tabuleiro/engine'
import { HINT_REASONS } from '@tabuleiro/ai'
import { lookUpGameUi } from '../games/registry'
import { createTranslator } from '../i18n/languages'
import { languages, type Language } from '../i18n/texts'
import { viewPlay } from '../model/session/playView'
import { createMatchSession } from '../model/session/session'
import type { HintInWords } from '../model/session/state'
import { formatHint } from './hints'

const translators = { en: createTranslator('en').t, pt: createTranslator('pt').t }

/** What is said of a hinted move. */
function say(match: Match, move: string, hint: Partial<HintInWords>, language: Language = 'en'): string {
  const session = createMatchSession(match)
  const shown = { move, taps: [], reason: 'best' as const, ...hint }
  session.showHint({ step: 'move', hint: shown })
  return formatHint(translators[language], lookUpGameUi(match.game), viewPlay(session.getState()))
}

function matchOf(game: GameId, moves: readonly string[] = [], options: object = {}, start?: string): Match {
  return moves.reduce(
    (match, text) => expectOk(playMove(match, expectOk(readMove(rulesOf(match), positionOf(match), 1, text)))),
    expectOk(newMatch({ game, options, ...(start !== undefined && { start }) })),
  )
}

test.each<readonly [string, Partial<HintInWords>, string]>([
  ['an even game', { chance: 0.5 }, 'A quiet move in an even game. The computer found none better.'],
  ['no search', {}, 'A quiet move in an even game. The computer found none better.'],
  ['a lead', { chance: 0.72 }, 'A quiet move. You are ahead, and this keeps it so.'],
  ['a deficit', { chance: 0.3 }, 'A quiet move. You are behind, and this gives you the best chance.'],
  ['a win at once', { reason: 'wins', known: { result: 'win', plies: 1 } }, 'It wins at once.'],
  [
    'a short win',
    { reason: 'wins', known: { result: 'win', plies: 5 } },
    'It wins whatever the other side plays, in 3 of your moves at most.',
  ],
  [
    'a long win',
    { reason: 'wins', known: { result: 'win', plies: 31 } },
    'It leads to a win, whatever the other side plays.',
  ],
  ['the only move that does not lose', { reason: 'only' }, 'Every other move loses at once.'],
  [
    'a lost game',
    { reason: 'resists', known: { result: 'loss', plies: 8 } },
    'Your opponent can win from here, but this takes longest to lose. One slip of theirs, and you are back.',
  ],
])('a hint in %s', (_, hint, reason) => {
  const match = matchOf('trike', ['d3'], { size: 7, pie: false })
  expect(say(match, 'e4', hint)).toBe(`Pawn to e4. ${reason}`)
})

test('a hint on an empty board', () => {
  const match = matchOf('trike', [], { size: 5 })
  expect(say(match, 'a1', { reason: 'best' })).toBe('First checker on a1. A good first move. Nothing is decided yet.')
  const lost = { reason: 'resists', known: { result: 'loss', plies: 12 } } as const
  expect(say(match, 'a1', lost)).toBe(
    'First checker on a1. Any first move is fine: from here the second player can always win.',
  )
  expect(say(match, 'a1', lost, 'pt')).toBe(
    'Primeira peça em a1. Qualquer primeira jogada serve: a partir daqui o segundo jogador pode sempre ganhar.',
  )
})

test('a swap, and a move without any other', () => {
  const swap = matchOf('trike', ['d3'], { size: 7 })
  expect(say(swap, 'swap', { chance: 0.7 })).toBe('Swap sides. The other side looks better from here.')
  const forced = matchOf('trike', ['g2', 'b2', 'f6', 'g6'], { size: 7 })
  const only = movesOf(forced)
  const texts = only.map(move => rulesOf(forced).write(forced.setup, move))
  expect(say(forced, texts[0] ?? '', { reason: 'only' })).toContain(
    only.length === 1 ? 'It is your only legal move.' : 'Every other move loses at once.',
  )
})

const BOTH = 'm-----bbm.---------.---------.---------.o---o---o.-----b---.--1a-----.---------.m---3--2m_1_0'
const CAVES = 'm-d----bm.---------.---------.-a-------.ob--o---o.a--------.---------.---------.m-----22m_2_0'

test.each<readonly [GameId, string, string, HintInWords['reason'], string]>([
  ['three-dragons', BOTH, 'e1-e3', 'captures', 'It captures: Navy has 3 pieces left.'],
  ['three-dragons', CAVES, 'b6-a6', 'wakes', 'You get a dragon of strength 3 on a5.'],
  ['turtles', '0.0_0.0_0.0_s3.0~s~0~0', '3u', 'advances', 'It brings teal 3 closer to the sea.'],
  ['turtles', 's4n2s1.0_0.0_0.0_0.0~s~0~0', '4u', 'scores', 'It brings teal 4 and teal 1 to the sea: 2 of 3 there.'],
  ['turtles', '0.0_s2n1.0_n2.0_n4s3.0~s~0~0', '3u', 'pushes', 'It sends sand 2 back.'],
])('%s from %s: %s because it %s', (game, start, move, reason, said) => {
  const options = game === 'turtles' ? { width: 2, length: 4 } : {}
  expect(say(matchOf(game, [], options, start), move, { reason })).toContain(said)
})

test('a colour that the disc wins is named', () => {
  for (const { match, events, text, before } of momentsOf('alliances', { size: 5 })) {
    const own = events.flatMap(event => (event.kind === 'won' && event.side === before ? [event.colour] : []))
    const said = say(match, text, { reason: 'connects' })
    expect(said.includes('It wins you')).toBe(own.length > 0)
    for (const colour of own) expect(said).toMatch(new RegExp(`It wins you .*${colour}`))
  }
})

test('only turtles that the move has sent back, brought on or stopped are named', () => {
  for (const { match, events, text } of momentsOf('turtles', {})) {
    const involved = new Set(
      events.flatMap(event => {
        if (event.kind === 'moved') return [event.piece, ...(event.riders ?? [])]
        return event.kind === 'pushed' ? event.pieces : []
      }),
    )
    for (const reason of ['pushes', 'advances'] as const) {
      const sentence = say(match, text, { reason }).split('. ').at(-1) ?? ''
      for (const [, colour, size] of sentence.matchAll(/(teal|sand) (\d)/g))
        expect(involved).toContain(`${colour === 'teal' ? 's' : 'n'}${size ?? ''}`)
    }
  }
})

test.each(languages)('every reason has a whole sentence in %s, in every game', language => {
  for (const game of ['three-dragons', 'trike', 'alliances', 'turtles'] as const) {
    const match = matchOf(game)
    const [move = 0] = movesOf(match)
    for (const reason of HINT_REASONS)
      expect(say(match, rulesOf(match).write(match.setup, move), { reason }, language)).toMatch(
        /^(\p{Lu}|[a-z]\d).*\. \p{Lu}.*\.$/u,
      )
  }
})

/** A made move of a seeded random game, as it was before it. */
interface Moment {
  readonly match: Match
  readonly text: string
  readonly events: readonly GameEvent[]
  readonly before: number
}

function momentsOf(game: GameId, options: object): readonly Moment[] {
  const moments: Moment[] = []
  let match = matchOf(game, [], options)
  let random = 4711
  while (!resultOf(match) && moments.length < 80) {
    random = (Math.imul(random, 1664525) + 1013904223) >>> 0
    const moves = movesOf(match)
    const move = moves[(random >>> 8) % moves.length] ?? 0
    const [rules, state] = [rulesOf(match), positionOf(match)]
    const events = rules.events(state, move, next(rules, state, move))
    moments.push({ match, text: rules.write(match.setup, move), events, before: state.turn })
    match = expectOk(playMove(match, move))
  }
  return moments
}
