import { useMemo, useState } from 'react'
import { AppProvider } from '../app/AppContext'
import { LanguageProvider } from '../i18n/LanguageProvider'
import { AboutScreen } from '../screens/about/AboutScreen'
import { SavedGamesScreen } from '../screens/savedGames/SavedGamesScreen'
import { HomeScreen } from '../screens/home/HomeScreen'
import { ExploreScreen } from '../screens/explore/ExploreScreen'
import { NewStudyScreen } from '../screens/explore/NewStudyScreen'
import { StudyScreen } from '../screens/explore/StudyScreen'
import { LinkScreen } from '../screens/link/LinkScreen'
import { OWN_PUZZLES, pathOf, type Destination, type Navigator } from '../app/routes'
import { LearnScreen } from '../screens/learn/LearnScreen'
import { NewGameScreen } from '../screens/newGame/NewGameScreen'
import { PlayScreen } from '../screens/play/PlayScreen'
import { PuzzlesScreen } from '../screens/puzzles/PuzzlesScreen'
import type { Query } from '../model/newGame/presets'
import { ReviewScreen } from '../screens/review/ReviewScreen'
import { RulesScreen } from '../screens/rules/RulesScreen'
import { SettingsScreen } from '../screens/settings/SettingsScreen'
import { createWorld, type World } from './world'

interface TestAppProps {
  readonly world?: World
  readonly at?: Destination
  /** The query of the first address. */
  readonly query?: Query
}

/** The whole app with the smallest navigator. */
export function TestApp({ world, at = { to: 'home' }, query = {} }: TestAppProps) {
  const [history, setHistory] = useState([at])
  const [made] = useState(() => world ?? createWorld())
  const place = history.at(-1) ?? at
  const app = useMemo(() => {
    const navigator: Navigator = {
      open: (destination, { replace = false } = {}) =>
        setHistory(before => [...before.slice(0, replace ? -1 : undefined), destination]),
      back: () => setHistory(before => (before.length > 1 ? before.slice(0, -1) : [{ to: 'home' }])),
    }
    return { ...made, navigator }
  }, [made])
  return (
    <AppProvider value={app}>
      <LanguageProvider locales={made.locales}>
        <Screen key={pathOf(place)} place={place} query={history.length > 1 ? readQuery(pathOf(place)) : query} />
      </LanguageProvider>
    </AppProvider>
  )
}

function Screen({ place, query }: { readonly place: Destination; readonly query: Query }) {
  switch (place.to) {
    case 'home':
      return <HomeScreen />
    case 'new':
      return <NewGameScreen game={place.game} query={query} />
    case 'play':
      return <PlayScreen id={place.id} />
    case 'review':
      return <ReviewScreen id={place.id} />
    case 'games':
      return <SavedGamesScreen />
    case 'settings':
      return <SettingsScreen />
    case 'about':
      return <AboutScreen />
    case 'link':
      return <LinkScreen payload={place.payload} />
    case 'learn':
      return <LearnScreen game={place.game} lesson={place.lesson} />
    case 'explore':
      return <ExploreScreen {...(place.payload !== undefined && { payload: place.payload })} />
    case 'explore-game':
      return <NewStudyScreen game={place.game} query={query} />
    case 'study':
      return <StudyScreen id={place.id} />
    case 'rules':
      return <RulesScreen game={place.game} />
    case 'own-puzzles':
      return <PuzzlesScreen game={OWN_PUZZLES} />
    case 'puzzles':
      return <PuzzlesScreen game={place.game} />
    case 'puzzle':
      return <PuzzlesScreen game={place.game} id={place.id} again={place.again === true} />
  }
}

function readQuery(path: string): Query {
  return Object.fromEntries(new URLSearchParams(path.split('?')[1] ?? ''))
}
