import { useState } from 'react'
import { LanguageProvider } from '../i18n/LanguageProvider'
import type { MatchShelf } from '../match/shelf'
import { HomeScreen } from '../screens/HomeScreen'
import { pathOf, type Destination, type Navigator } from '../screens/navigator'
import { NewGameScreen } from '../screens/NewGameScreen'
import { PlayScreen } from '../screens/PlayScreen'
import type { Query } from '../screens/presets'

interface TestAppProps {
  readonly shelf: MatchShelf
  readonly locale?: string
  readonly at?: Destination
  /** What the first address says after its question mark. */
  readonly query?: Query
}

/** The whole app in a shell of its own: the smallest that can be. */
export function TestApp({ shelf, locale = 'en', at = { to: 'home' }, query = {} }: TestAppProps) {
  const [trail, setTrail] = useState([at])
  const place = trail.at(-1) ?? at
  const navigator: Navigator = {
    open: (destination, { replace = false } = {}) =>
      setTrail(before => [...before.slice(0, replace ? -1 : undefined), destination]),
    back: () => setTrail(before => before.slice(0, -1)),
  }
  const shared = { shelf, navigator }
  return (
    <LanguageProvider locales={[locale]}>
      {place.to === 'home' && <HomeScreen {...shared} />}
      {place.to === 'new' && (
        <NewGameScreen
          key={pathOf(place)}
          {...shared}
          game={place.game}
          query={trail.length > 1 ? queryOf(pathOf(place)) : query}
        />
      )}
      {place.to === 'play' && <PlayScreen {...shared} id={place.id} />}
    </LanguageProvider>
  )
}

function queryOf(path: string): Query {
  return Object.fromEntries(new URLSearchParams(path.split('?')[1] ?? ''))
}
