import { expectOk, gameIds as allGames, gameOf, legalMoves, newMatch, positionOf, type GameId } from '@tabuleiro/engine'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import vm from 'node:vm'
import { home } from '../expo'
import { bundleFiles } from '../exported'
import type { Phone } from './nativeModules'
import { startApp, type RunningApp, type Settings } from './phone'

/** A first move as places to tap, of games whose first legal move is not on every board or may be swapped. */
const CHOSEN_TAPS: Partial<Record<GameId, readonly string[]>> = {
  'three-dragons': ['b1', 'b2'],
  trike: ['d2'],
  alliances: ['hand-green', 'a2'],
  turtles: ['nest-s3', 'a1'],
}

/** A first move of a game, as places to tap. */
function firstTaps(game: GameId): readonly string[] {
  const rules = gameOf(game)
  const start = positionOf(expectOk(newMatch({ game })))
  return CHOSEN_TAPS[game] ?? rules.taps(start, legalMoves(rules, start)[0] ?? 0)
}

/** A game of Trike in its link. */
const LINK = 'tabuleiro://g#1D4JHnXsiZyI6InRyaWtlIiwiciI6MSwibyI6eyJwaWUiOmZhbHNlfSwibSI6M30AOwE'

/** Links that start a game against a computer; Trike without the swap, which would leave the board as it is. */
const newGame = (game: string, level = 1) => `tabuleiro://new/${game}?first=human&second=level:${level}&start=1`
const newTrike = (level: number) => `${newGame('trike', level)}&options=%7B%22pie%22%3Afalse%7D`
const TRIKE = newTrike(1)

/** Shows what the production bundle of a platform does on a fake phone, without a complaint. */
export function proveBoot(platform: Phone['platform']): void {
  const file = join(home, 'dist', bundleFiles()[platform])
  const bundle = new vm.Script(readFileSync(file, 'utf8'), { filename: `${platform}.js` })

  /** Starts the app as often as a journey wants, and then shows that no phone has complained. */
  const journey: Journey = (name, go) =>
    test(name, async () => {
      const started: RunningApp[] = []
      await go(async settings => {
        const app = await startApp(platform, bundle, settings)
        started.push(app)
        return app
      })
      assert.deepEqual(
        started.flatMap(({ complaints }) => complaints),
        [],
      )
    })

  describe(platform, () => {
    provePlay(journey)
    proveReturning(journey, platform)
    proveCircumstances(journey)
    proveTargets(journey, platform)
    proveStudy(journey)
  })
}

type Start = (settings?: Settings) => Promise<RunningApp>
type Journey = (name: string, go: (start: Start) => Promise<void>) => Promise<void>

function provePlay(journey: Journey): void {
  for (const game of allGames)
    void journey(`${game} is played from the home page, by taps and from the list of moves`, async start => {
      const app = await start()
      assert.equal(app.phone.seen.splash, 'gone')
      await app.press(`play-${game}`)
      for (const place of firstTaps(game)) await app.press(`cell-${place}`)
      await answered(app)
      await playFromList(app)
      await app.press('played')
      assert.ok(app.find('played-4'), 'four moves were played')
    })

  void journey('a game is shared as a link', async start => {
    const app = await start({ link: TRIKE })
    await app.press('menu')
    await app.press('menu-share')
    await app.press('copy-link')
    assert.match(app.phone.seen.copied, /^https:\/\/.*\/g#/)
    await app.press('send-link')
    assert.match(app.phone.seen.shared, /https:\/\/.*\/g#/)
  })
}

function proveReturning(journey: Journey, platform: Phone['platform']): void {
  void journey('an app that was killed opens at the same board', async start => {
    const app = await start({ link: TRIKE })
    await app.press('cell-d2')
    await answered(app)
    const again = await start({ stored: app.phone.stored })
    assert.ok(again.board().length > 20)
    assert.deepEqual(again.board(), app.board())
  })

  void journey('a link opens a game while the app runs, and starts the app', async start => {
    const app = await start()
    await app.open(LINK)
    await app.press('open-link')
    assert.ok(app.find('board'))
    const cold = await start({ link: LINK })
    assert.ok(cold.find('open-link'))
  })

  if (platform === 'ios') return
  void journey('a link that Android hands over again is not followed again', async start => {
    const app = await start({ link: TRIKE })
    await app.press('cell-d2')
    await answered(app)
    const again = await start({ link: TRIKE, stored: app.phone.stored })
    assert.deepEqual(again.board(), app.board())
    assert.equal(gameIds(app).length, 1)
  })

  void journey('the way back leads home, and then out of the app', async start => {
    const app = await start({ link: TRIKE })
    await app.back()
    assert.ok(app.find('play-trike'))
    await app.back()
    assert.equal(app.phone.seen.hasLeft, true)
  })
}

function proveTargets(journey: Journey, platform: Phone['platform']): void {
  const least = platform === 'android' ? 48 : 44
  void journey(`what can be pressed on pages that scroll is at least ${least} high`, async start => {
    const app = await start()
    await app.press('settings')
    for (const id of ['theme-dark', 'sound', 'forget']) {
      const { minHeight } = app.get(id).props
      assert.ok(Number(minHeight) >= least, `${id} is ${String(minHeight)} high`)
    }
  })
}

function proveCircumstances(journey: Journey): void {
  void journey('a phone that is turned keeps the game', async start => {
    const app = await start({ link: TRIKE })
    await app.press('cell-d2')
    await answered(app)
    const before = app.board()
    await app.turn({ width: 915, height: 412 })
    assert.deepEqual(app.board(), before)
    await playFromList(app)
    assert.notDeepEqual(app.board(), before)
  })

  void journey('text at twice the size leaves every game playable', async start => {
    for (const game of allGames) {
      const app = await start({ link: newGame(game), fontScale: 2 })
      const before = app.board()
      for (const place of firstTaps(game)) await app.press(`cell-${place}`)
      await answered(app)
      assert.notDeepEqual(app.board(), before)
    }
  })

  void journey('the computer thinks in the foreground only, and goes on from there', async start => {
    const app = await start({ link: newTrike(4) })
    await app.press('cell-d2', 70)
    app.goTo('background')
    await app.pass(100)
    const before = app.board()
    await app.pass(20_000)
    assert.deepEqual(app.board(), before)
    app.goTo('active')
    await answered(app)
    assert.notDeepEqual(app.board(), before)
  })

  for (const store of ['fails', 'slow', 'silent'] as const)
    void journey(`a game can be played where the storage is ${store === 'fails' ? 'broken' : store}`, async start => {
      const app = await start({ store })
      await app.waitFor('play-trike')
      await app.pass(1000)
      assert.equal(app.phone.seen.splash, 'gone')
      await app.press('play-trike')
      await app.waitFor('board')
      const before = app.board()
      await app.press('cell-d2')
      await answered(app)
      assert.notDeepEqual(app.board(), before)
    })

  void journey('the app speaks the language of the phone', async start => {
    const [english, portuguese] = [await start(), await start({ languages: ['pt-PT'] })]
    assert.deepEqual([english.label('settings'), portuguese.label('settings')], ['Settings', 'Definições'])
  })
}

function proveStudy(journey: Journey): void {
  void journey('a step of a lesson is done', async start => {
    const app = await start({ link: 'tabuleiro://learn/trike/pawn' })
    await app.press('cell-b1')
    await app.waitFor('lesson-next')
  })

  void journey('the puzzle of the day is opened, and its solution shown', async start => {
    const app = await start({ link: 'tabuleiro://puzzles' })
    await app.press('puzzle-of-the-day')
    await app.waitFor('board')
    await app.press('puzzle-show')
    await app.waitFor('puzzle-next')
  })

  void journey('a game is explored', async start => {
    const app = await start({ link: 'tabuleiro://explore/trike' })
    await app.waitFor('board')
    await app.press('cell-d2')
    await app.waitFor('node')
  })

  void journey('a game is reviewed', async start => {
    const app = await start({ link: TRIKE })
    await app.press('cell-d2')
    await answered(app)
    await app.open(`tabuleiro://review/${gameIds(app)[0] ?? ''}`)
    await app.waitFor('graph')
  })
}

/** Confirms a move where the app asks, and waits for the computer's. */
async function answered(app: RunningApp): Promise<void> {
  if (app.find('confirm')) await app.press('confirm')
  await app.pass(1000)
  assert.ok(await app.until(() => app.find('thinking') === undefined, 60_000), 'the computer has answered')
  await app.pass(2000)
}

/** Plays the first move of the list of legal moves. */
async function playFromList(app: RunningApp): Promise<void> {
  await app.press('all-moves')
  const move = app.ids().find(id => /^move-(?!list$)/.test(id))
  assert.ok(move, 'a move is listed')
  await app.press(move)
  if (app.find('close')) await app.press('close')
  await answered(app)
}

/** The ids of the saved games, by the keys of the storage. */
function gameIds({ phone }: RunningApp): string[] {
  return [...new Set([...phone.stored.keys()].flatMap(key => /\/game\/(.+)$/.exec(key)?.[1] ?? []))]
}
