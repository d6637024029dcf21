/** A game in its link, from another app: `tabuleiro://g#...`, `https://.../g#...`, or Expo Go's `exp://.../--/g#...`. */
const GAME = /^[a-z][a-z\d+.-]*:\/\/(?:.*\/)?g\/?#(.*)$/i

/** Where the system asks us to go. The router forgets what follows a hash in all but plain paths, and there the game is. */
export function redirectSystemPath({ path }: { readonly path: string }): string {
  const payload = GAME.exec(path)?.[1]
  return payload === undefined ? path : `/g#${payload}`
}
