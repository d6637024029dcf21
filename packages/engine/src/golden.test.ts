import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMove } from './core/moveText'
import { expectOk, ok } from './core/result'
import { newMatch, positionOf, replay, resultOf, rulesOf, seenAt, type Match } from './match/match'
import { eventsOf } from './match/pieces'
import { gameIds, gameOf, type GameId } from './registry'
import { picture } from './testing/pictures'

/**
 * One whole game per game, with what happened and a picture after every move: a change of the rules shows as a diff that a
 * person can read. After a deliberate change, `GOLDEN=write npx jest golden` writes the files anew.
 */
const games: Record<GameId, { readonly options: object; readonly moves: readonly string[] }> = {
  'three-dragons': {
    options: { width: 7, height: 7 },
    moves: [
      ...'c1-c3 e7-e4 f1-f4 d6-g6 e1-e7 b7-b6 e7-f7 g6-f6xf7 d2-d3 b6-a6 d3-g3 a6-c6'.split(' '),
      ...'b1-b7xc7 f6-e6 c3-e3 e6-d6 d1-d2 c6-b6xb7 d2-c2 d7-c7 e3-e7 d6-d7xe7 c2-c5 d7-d6'.split(' '),
      ...'c5-g5 c7-c3 f4-f2 b6-b4 g4-e4 c3-c1 g3-b3xb4 d6-g6 b3-b1xc1'.split(' '),
    ],
  },
  trike: { options: {}, moves: 'e4 swap g4 d1 d2 c2 b1 b2 a1'.split(' ') },
  alliances: { options: { size: 4 }, moves: 'pe4 oe2 pe3 pf6 ob5 pd2 od4 pf7 pf3 pb1 gc1 pe5'.split(' ') },
  turtles: {
    options: {},
    moves: 'h2a h2b h1a h3b h4b h4b 4l h5b h3b 5d 3l 5d 4u 3d 3r h4a h5b 5d h5a 5d'.split(' '),
  },
}

function golden(id: GameId): string {
  const { options, moves: texts } = games[id]
  const game = gameOf(id)
  const match = expectOk(
    replay(expectOk(newMatch({ game: id, options })), texts.length, (s, seen, at) => {
      const move = readMove(game, s, seen, texts[at])
      return move.ok ? ok({ move: move.value }) : move
    }),
  )
  const result = resultOf(match)
  return [
    `${game.name} ${JSON.stringify(options)}`,
    '',
    ...match.positions.map((_, ply) => page(match, ply)),
    `winner: ${result?.winner === undefined ? 'nobody' : `player ${result.winner + 1}`}, reason: ${result?.reason}`,
    ...game.evidence(positionOf(match), seenAt(match)).map(ground => `  ${inWords(ground)}`),
    '',
  ].join('\n')
}

/** What ply `ply` did, and the board after it. */
function page(match: Match, ply: number): string {
  const game = rulesOf(match)
  const text = game.encode(match.positions[ply])
  const title =
    ply === 0
      ? 'start'
      : `${ply}. player ${match.positions[ply - 1].turn + 1}: ${game.write(match.setup, match.plies[ply - 1].move)}`
  const events = ply === 0 ? [] : eventsOf(match, ply).map(event => `  ${inWords(event)}`)
  return [title, ...events, text, picture(match.game, text), ''].join('\n')
}

function inWords({ kind, ...rest }: { readonly kind: string }): string {
  return [kind, ...Object.entries(rest).map(([name, value]) => `${name}=${String(value)}`)].join(' ')
}

test.each(gameIds)('the golden game of %s is played as it was', id => {
  const file = join(__dirname, '..', 'golden', `${id}.txt`)
  if (process.env.GOLDEN === 'write') writeFileSync(file, golden(id))
  expect(golden(id)).toBe(readFileSync(file, 'utf8'))
})
