import {
  eventsOf,
  games,
  positionOf,
  resultOf,
  type GameEvent,
  type GameId,
  type Match,
  type StateOf,
} from '@tabuleiro/engine'
import { lookUpGameUi } from './registry'
import { diagramBoards } from '../screens/rules/diagramBoards'

/** The match of a figure after its moves and its plan. */
async function playFigure(game: GameId, caption: string): Promise<Match> {
  const { sections } = await lookUpGameUi(game).rulebook()
  const figures = sections.flatMap(({ blocks }) => blocks.flatMap(({ figure }) => figure ?? []))
  const figure = figures.find(one => one.caption === caption)
  const last = figure && diagramBoards(game, { ...figure, isPair: figure.plan !== undefined }).at(-1)
  if (!last) throw new Error(`${game} has no figure ${caption}`)
  return last.match
}

/** An event in a few words, for comparison. */
function summarizeEvent(event: GameEvent): string {
  switch (event.kind) {
    case 'captured':
      return `${event.how ?? event.kind} ${event.at}`
    case 'weakened':
    case 'woken':
      return `${event.kind} ${event.at} ${event.value}`
    case 'won':
      return `${event.colour} to ${event.side + 1} by ${event.how}`
    case 'trapped':
      return `trapped ${event.points.join(':')}`
    case 'pushed':
      return `pushed ${event.pieces.join('/')} to ${event.to}`
    case 'scored':
    case 'climbed':
      return `${event.kind} ${event.piece}`
    case 'returned':
      return `${event.piece} home by ${event.cause}`
    default:
      return ''
  }
}

test.each<readonly [GameId, string, string]>([
  ['trike', 'goalPicture', 'trapped 4:3, 1 wins'],
  ['trike', 'endCornerPicture', 'trapped 2:1, 1 wins'],
  ['trike', 'endBewarePicture', 'trapped 2:1, 1 wins'],
  ['three-dragons', 'closingPicture', 'custodial d4'],
  ['three-dragons', 'closingMountainPicture', 'custodial a2'],
  ['three-dragons', 'closingManyPicture', 'custodial d3, custodial f3, custodial e4'],
  ['three-dragons', 'closingSafePicture', ''],
  ['three-dragons', 'strengthPicture', 'strength c5, weakened c4 2'],
  ['three-dragons', 'strengthChoicePicture', 'strength f4, weakened e4 2'],
  ['three-dragons', 'dragonsPicture', 'woken e5 5'],
  ['alliances', 'goalPicture', 'orange to 1 by connection, purple to 1 by connection, 1 wins'],
  ['alliances', 'chainsPicture', 'orange to 1 by connection'],
  ['alliances', 'chainsBothPicture', 'orange to 2 by connection'],
  ['alliances', 'fencesPicture', 'orange to 1 by fence'],
  ['alliances', 'wonManyPicture', 'orange to 1 by connection, purple to 2 by fence, green to 1 by fence, 1 wins'],
  ['turtles', 'goalPicture', 'scored s4, scored s2, scored s1, 1 wins'],
  ['turtles', 'carryPicture', ''],
  ['turtles', 'climbPicture', 'climbed s1'],
  ['turtles', 'pushPicture', 'pushed n2/n1 to a4'],
  ['turtles', 'pushBothPicture', 'climbed s3, pushed s2/n1 to a4'],
  ['turtles', 'chainPicture', 'pushed n3 to a4, pushed s2 to goal-s, scored s2'],
  ['turtles', 'chainSmashPicture', 'pushed n2 to a3, n2 home by smash'],
  ['turtles', 'chainSidePicture', 'pushed s3/s1 to side-left, s3 home by side, s1 home by side'],
  ['turtles', 'undoPicture', 'pushed n3 to a4'],
])('the caption of %s, %s, is true', async (game, caption, claim) => {
  const match = await playFigure(game, caption)
  const winner = resultOf(match)?.winner
  const happened = [
    ...eventsOf(match, match.plies.length).map(summarizeEvent),
    winner === undefined ? '' : `${winner + 1} wins`,
  ]
  expect(happened.filter(words => words !== '').join(', ')).toBe(claim)
})

test('of the turtles in the picture only the lowest is stuck', async () => {
  const { drivers } = games.turtles.facts(turtlesAt(await playFigure('turtles', 'carryStuckPicture')))
  expect(drivers.filter(({ frozen }) => frozen).map(({ piece }) => piece)).toEqual(['n5'])
})

test('the push in the picture may not be undone', async () => {
  expect(games.turtles.facts(turtlesAt(await playFigure('turtles', 'undoPicture'))).banned).toBe('3d')
})

function turtlesAt(match: Match): StateOf<'turtles'> {
  return positionOf(match) as StateOf<'turtles'>
}
