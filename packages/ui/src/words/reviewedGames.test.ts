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
      'mmibxbmbgggggbgbbb',
      'Player 1: 81 % accurate.',
      'Player 2: 96 % accurate.',
      'Move 1: Player 1 gave away the lead.',
      'Move 2: Player 1 gave away the lead.',
      'What decided it: b1 to b7, move 3 of Player 1.',
      'Player 1: g1 to g2. Mistake. It allowed this answer: Player 2 moved h9 to h2 and captured g2. That cost a point of strength: 2 left. Better was e2 to h2. It would have made a threat.',
      'Player 2: f9 to f2. Mistake. It allowed this answer: Player 1 moved e2 to e3. Better was h9 to h2, capturing g2 by strength. It would have won a piece.',
      'Player 1: d1 to d3. Inaccuracy. It was answered at once: Player 2 moved h9 to h2 and captured g2. Better was e2 to e3. It would have taken a piece out of danger.',
      'Player 1: b1 to b7. Blunder. It was answered at once: Player 2 moved g9 to g1 and captured h1. Better was h1 to g1. It would have taken a piece out of danger.',
      'Player 1: d3 to b3. Mistake. It was answered at once: Player 2 moved d9 to d2 and captured e2. Better was b7 to b3. It would have taken a piece out of danger.',
    ],
  ],
  [
    'trike',
    [
      'bxbgb',
      'Player 1: 100 % accurate.',
      'Player 2: 51 % accurate.',
      'Move 1: Player 2 gave away the lead.',
      'What decided it: pawn to b2, move 1 of Player 2.',
      'Player 2: pawn to b2. Blunder. It was answered at once: Player 1 moved the pawn to f6. From there Player 1 could win by force. Better was swap sides. This could have won the game by force.',
    ],
  ],
  [
    'alliances',
    [
      'ggiibgbxbgbgbbbib',
      'Player 1: 97 % accurate.',
      'Player 2: 79 % accurate.',
      'Move 2: Player 1 gave away the lead.',
      'What decided it: orange on e5, move 4 of Player 2.',
      'Player 1: orange on i3. Inaccuracy. It allowed this answer: Player 2 placed green on m8. Better was purple on a3. It would have brought two sides closer together.',
      'Player 2: purple on c2. Inaccuracy. It was answered at once: Player 1 placed orange on h2. Better was green on m8. It would have brought two sides closer together.',
      'Player 2: orange on e5. Blunder. It was answered at once: Player 1 placed orange on k5 and won green by fence. Better was green on k5. It would have got in the other side’s way.',
      'Player 2: orange on e4. Inaccuracy. It was answered at once: Player 1 placed green on k13 and won purple by fence. That won the game. Better was orange on k13. It would have got in the other side’s way.',
    ],
  ],
  [
    'turtles',
    [
      'gbbmbgbbbmbib',
      'Player 1: 99 % accurate.',
      'Player 2: 79 % accurate.',
      'What decided it: turtle 4 onto sand 5 on b4, pushing sand 2 and sand 1, move 5 of Player 2.',
      'Player 2: hatch turtle 5 on b4. Mistake. It was answered at once: Player 1 hatched teal 1 onto teal 2 on b1. Better was hatch turtle 2 onto sand 4 on a4. It would have gained ground.',
      'Player 2: turtle 4 onto sand 5 on b4, pushing sand 2 and sand 1. Mistake. It was answered at once: Player 1 moved teal 4 onto sand 5 on b4, carrying teal 2 and teal 1. Sand 4 leaves at the wrong end and goes back to the nest. Better was turtle 2 onto sand 4 on a4, carrying sand 1. A quiet move that gave the best chance.',
      'Player 2: hatch turtle 1 on a4. Inaccuracy. It was answered at once: Player 1 brought teal 4, teal 2 and teal 1 to the sea. That won the game. Better was hatch turtle 1 onto teal 2 on b4, pushing teal 1. It would have pushed the other side back.',
    ],
  ],
])('the review of a fixed game of %s says the same as ever', (game, told) => {
  expect(tell(game)).toEqual(told)
})
