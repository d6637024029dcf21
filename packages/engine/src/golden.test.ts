import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMove } from './core/moveText'
import { expectOk, ok } from './core/result'
import { newMatch, positionOf, replay, resultOf, rulesOf, seenAt, type Match } from './match/match'
import { eventsOf } from './match/pieces'
import { gameIds, gameOf, type GameId } from './registry'
import { manifests } from './testing/manifests'

/**
 * One whole game per game, with what happened and a picture after every move: a change of the rules shows as a diff
 * that a person can read. After a deliberate change, `GOLDEN=write npx jest golden` writes the files anew.
 */
function golden(id: GameId): string {
  const { options, moves: texts } = manifests[id].golden
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
    ...game.evidence(positionOf(match), seenAt(match)).map(evidence => `  ${inWords(evidence)}`),
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
  const picture = manifests[match.game].picture(text).map(line => line.trimEnd())
  return [title, ...events, text, ...picture, ''].join('\n')
}

function inWords({ kind, ...rest }: { readonly kind: string }): string {
  return [kind, ...Object.entries(rest).map(([name, value]) => `${name}=${String(value)}`)].join(' ')
}

test.each(gameIds)('the golden game of %s is played as it was', id => {
  const file = join(__dirname, '..', 'golden', `${id}.txt`)
  if (process.env.GOLDEN === 'write') writeFileSync(file, golden(id))
  expect(golden(id)).toBe(readFileSync(file, 'utf8'))
})
