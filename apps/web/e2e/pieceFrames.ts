import type { Page } from '@playwright/test'
import type { PlayablePage } from './playablePage'

/** A piece in one frame of the screen. */
export interface PieceFrame {
  /** The number of its element, which is the same while the piece lives. */
  readonly node: number
  /** The cell that it belongs to. */
  readonly at: string
  /** How far from that cell it is drawn, in pitches of the board. */
  readonly away: number
  readonly drawing: string
}

/** A motion frame by frame, and whether the board was turned with it. */
interface Recording {
  readonly frames: readonly (readonly PieceFrame[])[]
  readonly isTurned: boolean
}

/** Presses a button, and records every piece of the board in each frame, from before the press until nothing moves. */
function framesOfPress(page: PlayablePage, button: string): Promise<Recording> {
  return page.evaluate(async id => {
    const all = (kind: string) => [...document.querySelectorAll(`[data-testid=board] [data-testid^=${kind}-]`)]
    const nameOf = (part: Element) => part.getAttribute('data-testid')?.replace(/^\w+-/, '') ?? ''
    const centreOf = (part: Element) => {
      const { x, y, width, height } = part.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    }
    type Centre = ReturnType<typeof centreOf>
    const distance = (a?: Centre, b?: Centre) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : NaN)
    const cellsNow = () => new Map(all('cell').map(cell => [nameOf(cell), centreOf(cell)]))
    const before = cellsNow()
    const [first, ...others] = before.values()
    const pitch = Math.min(...others.map(other => distance(first, other)))
    const numbers = new Map<Element, number>()
    const frames: PieceFrame[][] = []
    const record = () => {
      const cells = cellsNow()
      const pieces = all('piece').map(piece => {
        if (!numbers.has(piece)) numbers.set(piece, numbers.size)
        const at = nameOf(piece)
        const away = distance(centreOf(piece), cells.get(at)) / pitch
        return { node: numbers.get(piece) ?? -1, at, away, drawing: piece.innerHTML }
      })
      frames.push(pieces)
    }
    record()
    const board = document.querySelector<HTMLElement>('[data-testid=board]')
    const position = board?.dataset['position']
    document.querySelector<HTMLElement>(`[data-testid=${id}]`)?.click()
    const isShown = () => board?.dataset['position'] !== position
    // A slow engine takes its time. From then on the page knows whether something still moves.
    for (let waited = 0; waited < 300 && !isShown(); waited++) {
      await new Promise(requestAnimationFrame)
      record()
    }
    for (let quiet = 0; quiet < 5; quiet++) {
      await new Promise(requestAnimationFrame)
      record()
      if (document.getAnimations().some(({ playState }) => playState === 'running')) quiet = 0
    }
    return { frames, isTurned: [...cellsNow()].some(([name, at]) => distance(at, before.get(name)) > pitch) }
  }, button)
}

/** What happens to each piece in these frames. */
function livesIn(frames: readonly (readonly PieceFrame[])[]) {
  const nodes = new Set(frames.flat().map(({ node }) => node))
  return [...nodes].map(node => {
    const shown = frames.map(frame => frame.find(piece => piece.node === node))
    const life = shown.flatMap(piece => (piece ? [piece] : []))
    const cells = new Set(life.map(({ at }) => at))
    return {
      at: [...cells].join(' to '),
      isNew: !shown[0],
      isGone: !shown.at(-1),
      isMoved: cells.size > 1,
      farthest: Math.max(...life.map(({ away }) => away)),
      drawings: new Set(life.map(({ drawing }) => drawing)).size,
    }
  })
}

/** The last moves of every game put pieces on the board and, where pieces can leave it, take some away. */
const LAST_MOVES = 3

/** What was seen of the pieces while a game was gone through. */
interface PiecesSeen {
  /** What they must not do: leave their cell, or change their looks while they fade. */
  readonly faults: readonly string[]
  readonly seen: { readonly new: number; readonly gone: number; readonly turns: number }
}

/** Goes back and forth through the last moves of a game that is passed on, and watches every piece in every frame. */
export async function watchLastMoves(page: PlayablePage): Promise<PiecesSeen> {
  const seen = { new: 0, gone: 0, turns: 0 }
  const faults: string[] = []
  // Passed on, the board turns with an undo and a redo; it stays while one looks at earlier positions.
  for (const button of ['undo', 'redo', 'step-back', 'step-forward'])
    for (let i = 1; i <= LAST_MOVES; i++) {
      const { frames, isTurned } = await framesOfPress(page, button)
      for (const life of livesIn(frames)) {
        if (life.isNew) seen.new++
        if (life.isGone) seen.gone++
        // From cell to cell a piece glides, unless the board turns under it.
        if (life.farthest > 1 && (isTurned || !life.isMoved))
          faults.push(`${button} ${i}: ${life.at} is ${life.farthest.toFixed(1)} cells away`)
        if (life.isGone && life.drawings > 1) faults.push(`${button} ${i}: ${life.at} changes its looks while it fades`)
      }
      seen.turns += isTurned ? 1 : 0
    }
  return { faults, seen }
}

/** What was seen of moments since the watch began. */
interface MomentWatch {
  readonly wasSeen: boolean
  readonly isSeen: boolean
  /** How many boxes the board has had: 1 while it never moves. */
  readonly boxes: number
  /** Pixels by which the page became wider than the screen. */
  readonly overflow: number
}

/** Watches the moments of the board, its box and the width of the page, frame by frame. */
export async function watchMoments(page: Page): Promise<{ readonly now: () => Promise<MomentWatch> }> {
  const watch = await page.evaluateHandle(() => {
    const boxes = new Set<string>()
    const seen = { was: false, is: false, overflow: 0 }
    const look = () => {
      seen.is = document.querySelector('[data-testid=moment]') !== null
      seen.was ||= seen.is
      seen.overflow = Math.max(seen.overflow, document.documentElement.scrollWidth - innerWidth)
      const box = document.querySelector('[data-testid=board]')?.getBoundingClientRect()
      if (box) boxes.add([box.x, box.y, box.width, box.height].map(Math.round).join(' '))
      requestAnimationFrame(look)
    }
    look()
    return { boxes, seen }
  })
  return {
    now: () =>
      watch.evaluate(({ boxes, seen }) => ({
        wasSeen: seen.was,
        isSeen: seen.is,
        boxes: boxes.size,
        overflow: seen.overflow,
      })),
  }
}
