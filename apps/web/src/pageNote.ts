import { toLocale, type Settings } from '@tabuleiro/ui'

/** Where `public/words.js` finds what a page knew before its app runs again. */
const KEY = 'tabuleiro.page'

/** What home will look like: the language and colours that were chosen, and where the games began when it was left. */
interface PageNote {
  readonly language?: string
  readonly scheme?: string
  readonly colours?: Readonly<Record<string, string>>
  /** The window in which home was left. */
  readonly width: number
  readonly height: number
  /** How much more stands above the games than on a first visit; -1 where another page was left. */
  readonly above: number
}

/** Notes what home will look like whenever the page is left or hidden: it may not come back. */
export function keepPageNote(readSettings: () => Settings, storage: () => globalThis.Storage): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return
    try {
      storage().setItem(KEY, JSON.stringify(notePage(readSettings())))
    } catch {
      // Without storage the next start looks like a first visit.
    }
  })
}

function notePage({ language, theme }: Settings): PageNote {
  const style = document.documentElement.style
  const colours = Object.fromEntries([...style].filter(isColour).map(name => [name, style.getPropertyValue(name)]))
  return {
    ...(language !== 'system' && { language: toLocale(language) }),
    ...(theme !== 'system' && { scheme: theme, colours }),
    width: window.innerWidth,
    height: window.innerHeight,
    above: measureAbove(),
  }
}

const isColour = (name: string): boolean => name.startsWith('--') && name !== '--above'

/** The room between the bar and the games beyond one gap, where home is shown and not scrolled. */
function measureAbove(): number {
  const games = document.querySelector('[role="main"] [role="list"]')
  const bar = games?.parentElement?.firstElementChild
  if (!games || !bar || bar.getBoundingClientRect().top < 0) return -1
  const gap = parseFloat(getComputedStyle(bar.parentElement ?? bar).rowGap) || 0
  return Math.round(games.getBoundingClientRect().top - bar.getBoundingClientRect().bottom - gap)
}
