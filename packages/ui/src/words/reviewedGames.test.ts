import { openAnalysis, type Analysis } from '@tabuleiro/ai'
import { expectOk, newMatch, type GameId, type Match } from '@tabuleiro/engine'
import { lookUpGameUi } from '../games/registry'
import { createTranslator } from '../i18n/languages'
import { withLine } from '../model/review/lines'
import { listMistakes, reviewMatch } from '../model/review/review'
import { usual } from '../testing/sampleGames'
import { formatReviewedMove, formatStory } from './review'

const t = createTranslator('en').t

function played(game: GameId): Match {
  const sample = usual.find(each => each.game === game)
  if (!sample) throw new Error(`no sample game of ${game}`)
  return withLine(expectOk(newMatch({ game, options: sample.options })), sample.moves.split(' '))
}

function analysed(match: Match): Analysis {
  const task = openAnalysis(match)
  while (!task.step()) continue
  return task.answer()
}

/** One letter for each move: best, good, inaccuracy, mistake, blunder (`x`). */
const LETTERS = { best: 'b', good: 'g', inaccuracy: 'i', mistake: 'm', blunder: 'x' } as const

/** The review of a sample game in words: how each move is judged, the story, and what is said of each mistake. */
function tell(game: GameId): readonly string[] {
  const match = played(game)
  const review = reviewMatch(match, analysed(match))
  const words = { t, gameUi: lookUpGameUi(game), match, style: 'words' as const }
  const judged = review.moves.map(move => (move ? LETTERS[move.quality] : '-')).join('')
  const mistakes = listMistakes(review, 'both').map(move => formatReviewedMove(words, move).join(' '))
  return [judged, ...formatStory(words, review), ...mistakes]
}

// A change of the search, of the limits or of the words shows here, and is then deliberate.
test.each<[GameId, readonly string[]]>([
  [
    'three-dragons',
    [
      'mgibxbmbgbgbgbgbbb',
      'Player 1: 80 % accurate.',
      'Player 2: 99 % accurate.',
      'Move 1: Player 1 gave away the lead.',
      'Move 2: Player 1 gave away the lead.',
      'What decided it: d1 to d3, move 2 of Player 1.',
      'Player 1: g1 to g2. Mistake. It allowed h9 to h2, capturing g2 by strength. Better was e2 to h2. It would have made a threat.',
      'Player 1: d1 to d3. Inaccuracy. It allowed h9 to h2, capturing g2. Better was e2 to e3. It would have taken a piece out of danger.',
      'Player 1: b1 to b7. Blunder. It allowed g9 to g1, capturing h1. Better was h1 to g1. It would have taken a piece out of danger.',
      'Player 1: d3 to b3. Mistake. It allowed d9 to d2, capturing e2. Better was b7 to b3. It would have taken a piece out of danger.',
    ],
  ],
  [
    'trike',
    [
      'mgibxbmbgbgbgbgbbb',
      'Player 1: 80 % accurate.',
      'Player 2: 99 % accurate.',
      'Move 1: Player 1 gave away the lead.',
      'Move 2: Player 1 gave away the lead.',
      'What decided it: d1 to d3, move 2 of Player 1.',
      'Player 1: g1 to g2. Mistake. It allowed h9 to h2, capturing g2 by strength. Better was e2 to h2. It would have made a threat.',
      'Player 1: d1 to d3. Inaccuracy. It allowed h9 to h2, capturing g2. Better was e2 to e3. It would have taken a piece out of danger.',
      'Player 1: b1 to b7. Blunder. It allowed g9 to g1, capturing h1. Better was h1 to g1. It would have taken a piece out of danger.',
      'Player 1: d3 to b3. Mistake. It allowed d9 to d2, capturing e2. Better was b7 to b3. It would have taken a piece out of danger.',
    ],
  ],
  [
    'alliances',
    [
      'mgibxbmbgbgbgbgbbb',
      'Player 1: 80 % accurate.',
      'Player 2: 99 % accurate.',
      'Move 1: Player 1 gave away the lead.',
      'Move 2: Player 1 gave away the lead.',
      'What decided it: d1 to d3, move 2 of Player 1.',
      'Player 1: g1 to g2. Mistake. It allowed h9 to h2, capturing g2 by strength. Better was e2 to h2. It would have made a threat.',
      'Player 1: d1 to d3. Inaccuracy. It allowed h9 to h2, capturing g2. Better was e2 to e3. It would have taken a piece out of danger.',
      'Player 1: b1 to b7. Blunder. It allowed g9 to g1, capturing h1. Better was h1 to g1. It would have taken a piece out of danger.',
      'Player 1: d3 to b3. Mistake. It allowed d9 to d2, capturing e2. Better was b7 to b3. It would have taken a piece out of danger.',
    ],
  ],
  [
    'turtles',
    [
      'mgibxbmbgbgbgbgbbb',
      'Player 1: 80 % accurate.',
      'Player 2: 99 % accurate.',
      'Move 1: Player 1 gave away the lead.',
      'Move 2: Player 1 gave away the lead.',
      'What decided it: d1 to d3, move 2 of Player 1.',
      'Player 1: g1 to g2. Mistake. It allowed h9 to h2, capturing g2 by strength. Better was e2 to h2. It would have made a threat.',
      'Player 1: d1 to d3. Inaccuracy. It allowed h9 to h2, capturing g2. Better was e2 to e3. It would have taken a piece out of danger.',
      'Player 1: b1 to b7. Blunder. It allowed g9 to g1, capturing h1. Better was h1 to g1. It would have taken a piece out of danger.',
      'Player 1: d3 to b3. Mistake. It allowed d9 to d2, capturing e2. Better was b7 to b3. It would have taken a piece out of danger.',
    ],
  ],
])('the review of a fixed game of %s says the same as ever', (game, told) => {
  expect(tell(game)).toEqual(told)
})
