import { movesOf, resultOf, type GameId, type Match } from '@tabuleiro/engine'
import { gameAiFor } from '../games/registry'
import { openLine } from '../players/openPlayer'
import { openMatch, played } from '../testing/matches'

/** Two plies: nothing is reduced there, so that every search of them has the same values. */
const DEPTH = 2

function searched(match: Match, depth: number, lines?: number) {
  const search = gameAiFor(match.game).open(openLine(match), { seed: 1, depth, nodes: 50_000, lines })
  while (!search.step(64));
  return search
}

test.each(['three-dragons', 'turtles'] satisfies GameId[])(
  '%s: the lines are those of the best moves, each with the value of a search of its own',
  game => {
    for (let seed = 0; seed < 6; seed++) {
      const match = openMatch(game, {}, seed, 7 + seed)
      const values = movesOf(match)
        .filter(move => resultOf(played(match, move)) === undefined)
        .map(move => 0 - searched(played(match, move), DEPTH - 1).best().value)
        .sort((a, b) => b - a)
      const lines = searched(match, DEPTH, 3).lines()
      expect(lines.map(line => line.value)).toEqual(values.slice(0, 3))
      expect(lines[0].value).toBe(searched(match, DEPTH).best().value)
    }
  },
)

test('one line costs what a search without lines costs', () => {
  const match = openMatch('turtles', {}, 3, 6)
  expect(searched(match, 4).best()).toEqual(searched(match, 4, 1).best())
  expect(searched(match, 4).lines()).toMatchObject([{ pv: searched(match, 4).best().pv }])
})
