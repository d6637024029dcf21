import { expectOk, gameIds, movesOf, newMatch, playMove, resultOf, type GameId, type Match } from '@tabuleiro/engine'
import { lookUpGameUi } from '../games/registry'
import { createTranslator } from '../i18n/languages'
import { languages } from '../i18n/texts'
import { formatStatus } from './status'

/** Two people whose names are as long as sentences show them. */
const seats = [
  { name: 'Maria Francisca de Bragança', player: 'human' },
  { name: 'Maximiliano Rodrigues', player: 'human' },
] as const

/** A match of moves picked by a small seeded generator. */
function randomGame(game: GameId, seed: number): Match {
  let match = expectOk(newMatch({ game, seats }))
  let random = seed
  for (let ply = 0; ply < 150 && !resultOf(match); ply++) {
    random = (Math.imul(random, 1664525) + 1013904223) >>> 0
    const moves = movesOf(match)
    match = expectOk(playMove(match, moves[(random >>> 8) % moves.length] ?? 0))
  }
  return match
}

/** The match after each of its moves. */
function moments(match: Match): readonly Match[] {
  const start = expectOk(newMatch({ game: match.game, seats }))
  const all = [start]
  for (const { move } of match.plies) all.push(expectOk(playMove(all.at(-1) ?? start, move)))
  return all
}

test.each(gameIds)('%s says nothing in whole games that its message area has no room for', game => {
  const gameUi = lookUpGameUi(game)
  const matches = Array.from({ length: 6 }, (_, i) => randomGame(game, i + 1)).flatMap(moments)
  for (const language of languages) {
    const { t } = createTranslator(language)
    const details = matches.map(match => formatStatus(t, gameUi, match).detail)
    expect(details.filter(({ length }) => length > gameUi.say.longestStatus)).toEqual([])
  }
})
