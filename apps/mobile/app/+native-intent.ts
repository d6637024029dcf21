/** The link of a game: `tabuleiro://g#...`, `https://.../g#...`, or Expo Go's `exp://.../--/g#...`. */
const GAME_LINK = /^[a-z][a-z\d+.-]*:\/\/(?:.*\/)?g\/?#(.*)$/i

/**
 * The route for a link that the system opens. The router keeps the hash, which carries the game, in plain paths only.
 */
export function redirectSystemPath({ path }: { readonly path: string }): string {
  const payload = GAME_LINK.exec(path)?.[1]
  return payload === undefined ? path : `/g#${payload}`
}
