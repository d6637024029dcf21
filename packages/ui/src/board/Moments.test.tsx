import { act, render, screen } from '@testing-library/react-native'
import {
  eventsOf,
  expectOk,
  gameIds,
  newMatch,
  playMove,
  positionOf,
  readMove,
  rulesOf,
  seenAt,
  type GameId,
  type Match,
} from '@tabuleiro/engine'
import type { ReactElement } from 'react'
import { Circle } from 'react-native-svg'
import { AppProvider, type App } from '../app/AppContext'
import type { GameUi } from '../games/game'
import { lookUpGameUi } from '../games/registry'
import { createSettings } from '../model/settings/store'
import { createMemoryStorage } from '../model/storage/memory'
import { usual } from '../testing/sampleGames'
import { motion } from '../theme/tokens'
import { layOut } from './layout'
import { Moments } from './Moments'
import { planMoments, settlingMillis } from './motionPlan'

/** A whole game of each kind in which something has a moment. */
function sampleMatch(game: GameId): Match {
  // The usual short game of Three Dragons wakes none, the one on its card does.
  const sample = usual.find(each => each.game === game)?.moves.split(' ') ?? []
  const moves = game === 'three-dragons' ? lookUpGameUi(game).picture : sample
  return moves.reduce(
    (match, text) =>
      expectOk(playMove(match, expectOk(readMove(rulesOf(match), positionOf(match), seenAt(match), text)))),
    expectOk(newMatch({ game })),
  )
}

/** The plies of a match that have moments. */
function momentPlies(match: Match): readonly number[] {
  return match.plies.map((_, i) => i + 1).filter(ply => planMoments(eventsOf(match, ply), motion.move).length > 0)
}

describe.each(gameIds)('%s', game => {
  const match = sampleMatch(game)
  const { draw } = lookUpGameUi(game)
  const layout = layOut(draw.shape(match.setup), { width: 360, height: 440 })

  test('draws every moment within its time and on the board', async () => {
    const drawMoment = await draw.moments?.()
    const plies = momentPlies(match)
    expect(plies.length).toBeGreaterThan(0)
    for (const ply of plies)
      for (const { event } of planMoments(eventsOf(match, ply), motion.move)) {
        const parts = drawMoment?.(event, layout, positionOf(match, ply)) ?? []
        expect(parts.length).toBeGreaterThan(0)
        for (const { at, size, begins, lasts } of parts) {
          expect(begins + lasts).toBeLessThanOrEqual(1)
          expect(lasts).toBeGreaterThan(0)
          expect(size).toBeLessThanOrEqual(3 * layout.pitch)
          expect([at.x, layout.width - at.x, at.y, layout.height - at.y].every(margin => margin >= 0)).toBe(true)
        }
      }
  })

  test('draws nothing for what passes without a moment', async () => {
    const drawMoment = await draw.moments?.()
    const plain = match.plies.map((_, i) => i + 1).filter(ply => !momentPlies(match).includes(ply))
    for (const ply of plain)
      for (const event of eventsOf(match, ply))
        expect(drawMoment?.(event, layout, positionOf(match, ply)) ?? []).toEqual([])
  })
})

describe('on the screen', () => {
  const match = sampleMatch('three-dragons')
  const ply = momentPlies(match)[0] ?? 0
  const gameUi: GameUi = lookUpGameUi('three-dragons')
  const layout = layOut(gameUi.draw.shape(match.setup), { width: 360, height: 440 })
  const at = (shown: number) => (
    <Moments
      layout={layout}
      gameUi={gameUi}
      state={positionOf(match, shown)}
      ply={shown}
      events={eventsOf(match, shown)}
    />
  )
  const isSeen = () => screen.UNSAFE_queryAllByType(Circle).length > 0

  /** Shows a position; the moments are loaded a little later, and the device says whether it reduces motion. */
  const open = async (drawing: ReactElement) => {
    const rendered = render(drawing)
    await act(() => jest.advanceTimersByTimeAsync(1))
    return rendered
  }

  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test('a moment is seen with its move, and gone when it has passed', async () => {
    const { rerender } = await open(at(ply - 1))
    expect(isSeen()).toBe(false)
    rerender(at(ply))
    expect(isSeen()).toBe(true)
    act(() => jest.advanceTimersByTime(settlingMillis(eventsOf(match, ply), motion.move) - 1))
    expect(isSeen()).toBe(true)
    act(() => jest.advanceTimersByTime(1))
    expect(isSeen()).toBe(false)
  })

  test('a board that opens, or that goes back to the move, plays nothing', async () => {
    const { rerender } = await open(at(ply))
    expect(isSeen()).toBe(false)
    rerender(at(ply + 1))
    rerender(at(ply))
    expect(isSeen()).toBe(false)
  })

  test('where nothing moves there is no moment', async () => {
    const settings = createSettings(createMemoryStorage())
    settings.change({ motion: 'off' })
    const still = (shown: number) => <AppProvider value={{ settings } as App}>{at(shown)}</AppProvider>
    const { rerender } = await open(still(ply - 1))
    rerender(still(ply))
    expect(isSeen()).toBe(false)
  })
})
