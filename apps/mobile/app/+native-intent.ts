import { Platform } from 'react-native'
import { openApp } from '../src/app'

/** The link of a game: `tabuleiro://g#...`, `https://.../g#...`, or Expo Go's `exp://.../--/g#...`. */
const GAME_LINK = /^[a-z][a-z\d+.-]*:\/\/(?:.*\/)?g\/?#(.*)$/i

/** An address without a path: the app was started from its icon. */
const HOME = /^(?:[a-z][a-z\d+.-]*:\/\/)?\/?$/i

interface SystemPath {
  readonly path: string
  /** Whether the app was started with it. */
  readonly initial: boolean
}

/**
 * The route for a link that the system opens. The router keeps the hash, which carries the game, in plain paths only.
 * Android starts an app with its first link again when it was killed: then the app opens where it was.
 */
export function redirectSystemPath({ path, initial }: SystemPath): string | Promise<string> {
  const payload = GAME_LINK.exec(path)?.[1]
  const route = payload === undefined ? path : `/g#${payload}`
  return initial && Platform.OS === 'android' && !HOME.test(path) ? followOnce(route) : route
}

async function followOnce(route: string): Promise<string> {
  const { lastRoute } = await openApp()
  return lastRoute.follow(route) ? route : '/'
}
