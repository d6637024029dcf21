import { moveList, type Line, type Move } from '@tabuleiro/engine'
import type { TrikeState } from '@tabuleiro/engine/games/trike/internals'
import type { Best, FoundLine, GameSearch, SearchOptions } from '../../search/search'
import { isKnown, isLoss, lossIn, winIn, type Value } from '../../search/value'
import { Book, LOST } from './book'
import { Region } from './region'
import { TrikeSearch } from './search'

/**
 * Several lines of Trike from one search: that of the best move, whose tree goes on growing when the best move is
 * settled, with the results that the book knows of the others.
 */
export class TrikeLines implements GameSearch {
  readonly stride: number
  private readonly search: TrikeSearch
  private readonly count: number
  private readonly isFirstMove: boolean
  /** What the book says of the root moves. */
  private readonly bookValues = new Map<Move, Value>()
  private isSettled = false

  constructor(line: Line<TrikeState>, options: SearchOptions) {
    this.count = options.lines ?? 1
    this.isFirstMove = line.state.stones === 0
    if (Book.covers(line.state.setup)) this.consultBook(line)
    this.search = new TrikeSearch(line, options)
    this.stride = this.search.stride
  }

  step(nodes: number): boolean {
    if (this.isSettled) return this.search.tree.step(nodes)
    this.isSettled = this.search.step(nodes)
    return false
  }

  best(): Best {
    return { ...this.search.best(), depth: this.search.tree.deepest }
  }

  /** None before every root move has been looked at: to ask does not change the search. */
  lines(): readonly FoundLine[] {
    if (!this.isSettled && !this.search.tree.isPrepared) return []
    const { value, pv } = this.search.best()
    const found = this.search.tree.lines().map(line => ({ ...line, value: this.provenValue(line, value) }))
    // Every first move is worth the same to perfect players, so that the tree alone has an opinion.
    const best = { value, pv: found.find(line => line.pv[0] === pv[0])?.pv ?? pv }
    const lines = this.isFirstMove && found.length > 0 ? found : [best, ...found.filter(line => line.pv[0] !== pv[0])]
    return lines
      .map((line, order) => ({ line, order }))
      .sort((a, b) => certainty(b.line) - certainty(a.line) || a.order - b.order)
      .map(({ line }) => line)
      .slice(0, this.count)
  }

  /** The value of a line by the book, or that of the position where even its best move loses. */
  private provenValue({ value, pv }: FoundLine, best: Value): Value {
    if (isKnown(value)) return value
    return this.bookValues.get(pv[0]) ?? (isLoss(best) ? best : value)
  }

  private consultBook(line: Line<TrikeState>): void {
    const { setup } = line.state
    const book = new Book(setup)
    const region = new Region(setup)
    const moves = moveList(setup)
    line.moves(moves)
    for (let i = 0; i < moves.size; i++) {
      line.push(moves.at[i])
      if (line.outcome() === 'playing' && book.contains(line.state)) {
        region.update(line.state)
        const plies = region.maxPliesLeft + 1
        this.bookValues.set(moves.at[i], book.answer(line.state) === LOST ? winIn(plies) : lossIn(plies))
      }
      line.pop()
    }
  }
}

/** The value of a known result, 0 for an estimate: the tree's own order is better than its chances. */
function certainty({ value }: FoundLine): Value {
  return isKnown(value) ? value : 0
}
