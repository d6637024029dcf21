import type { GameEvent, Evidence, Piece } from '../../core/events'
import type { Move, Presentation, Side } from '../../core/game'
import { assert } from '../../core/result'
import { cellOf, colourOf, COLOURS, handPlace, SWAP, type AlliancesChart, type AlliancesColour } from './board'
import { allyOf, chartOf, colourEvidence } from './chains'
import { leftOf, maySwap, ownerOf, rules, type AlliancesState } from './rules'
import type { AlliancesWhyNot } from './whyNot'

type ByColour<T> = Readonly<Record<AlliancesColour, T>>

/** What Alliances counts. */
export interface AlliancesFacts {
  /** Discs left in the common supply; trophies are not among them. */
  readonly left: ByColour<number>
  readonly owner: ByColour<Side | undefined>
  /** Colours won by each side: the second one wins the game. */
  readonly trophies: readonly [first: number, second: number]
  /** The chart that each side holds at this moment. */
  readonly charts: readonly [first: AlliancesChart, second: AlliancesChart]
  /** For each side: the colour that helps to connect the sides of a colour. */
  readonly allies: readonly [first: ByColour<AlliancesColour>, second: ByColour<AlliancesColour>]
  readonly swapOffered: boolean
}

export const presentation: Presentation<AlliancesState, AlliancesFacts, AlliancesWhyNot> = {
  taps,
  refusals: () => import('./whyNot'),
  events,
  pieces,
  facts,
  evidence,
}

const colourName = (colour: number): AlliancesColour => COLOURS[colour - 1]
const nameOf = (s: AlliancesState, cell: number) => s.setup.names.get(cell) ?? ''
const sideOf = (owner: number): Side | undefined => (owner === 0 ? undefined : owner === 1 ? 0 : 1)

function taps(s: AlliancesState, move: Move): readonly string[] {
  return move === SWAP ? ['swap'] : [handPlace(colourName(colourOf(move))), nameOf(s, cellOf(move))]
}

function events(before: AlliancesState, move: Move, after: AlliancesState): readonly GameEvent[] {
  if (move === SWAP) return [{ kind: 'swapped' }]
  const at = nameOf(after, cellOf(move))
  const placed: GameEvent = {
    kind: 'placed',
    piece: `disc-${at}`,
    at,
    side: before.turn,
    colour: colourName(colourOf(move)),
  }
  const decided = [1, 2, 3].filter(colour => ownerOf(before, colour) === 0 && ownerOf(after, colour) !== 0)
  return [placed, ...decided.map(colour => wonEvent(after, colour))]
}

function wonEvent(s: AlliancesState, colour: number): GameEvent {
  const side = sideOf(ownerOf(s, colour))
  const why = side === undefined ? undefined : colourEvidence(s, side, colour)
  assert(side !== undefined && why !== undefined, 'a colour is awarded only for what the board shows')
  const cells = why.cells.map(cell => nameOf(s, cell))
  return { kind: 'won', colour: colourName(colour), side, how: why.how, cells }
}

function pieces(s: AlliancesState): readonly Piece[] {
  return s.setup.cells
    .filter(({ index }) => s.cells[index] !== 0)
    .map(({ index, name }) => ({ id: `disc-${name}`, kind: colourName(s.cells[index]), at: name }))
}

function facts(s: AlliancesState): AlliancesFacts {
  const owners = [1, 2, 3].map(colour => ownerOf(s, colour))
  const trophies = (player: number) => owners.filter(owner => owner === player).length
  const allies = (side: Side) => byColour(colour => colourName(allyOf(chartOf(s, side), colour)))
  return {
    left: byColour(colour => leftOf(s, colour)),
    owner: byColour(colour => sideOf(ownerOf(s, colour))),
    trophies: [trophies(1), trophies(2)],
    charts: s.holderA === 0 ? ['a', 'b'] : ['b', 'a'],
    allies: [allies(0), allies(1)],
    swapOffered: rules.outcome(s, 1) === 'playing' && maySwap(s),
  }
}

function byColour<T>(value: (colour: number) => T): ByColour<T> {
  return { orange: value(1), purple: value(2), green: value(3) }
}

/** Nothing is drawn for a colour that a position text gives away without a chain on the board. */
function evidence(s: AlliancesState): readonly Evidence[] {
  const outcome = rules.outcome(s, 1)
  if (outcome === 'playing') return []
  const side = outcome === 'first' ? 0 : 1
  return [1, 2, 3]
    .filter(colour => sideOf(ownerOf(s, colour)) === side)
    .flatMap(colour => {
      const why = colourEvidence(s, side, colour)
      if (why === undefined) return []
      const kind = why.how === 'connection' ? 'path' : 'fence'
      return [{ kind, side, colour: colourName(colour), cells: why.cells.map(cell => nameOf(s, cell)) }]
    })
}
