import {
  createMemoryShelf,
  HomeScreen,
  LanguageProvider,
  NewGameScreen,
  pathOf,
  PlayScreen,
  type Navigator,
} from '@tabuleiro/ui'
import { Redirect, Route, Switch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'

const shelf = createMemoryShelf()

const navigator: Navigator = {
  open: (destination, { replace = false } = {}) => navigate(pathOf(destination), { replace }),
  back: () => window.history.back(),
}

/** Which address shows which screen. */
export function App({ locales }: { readonly locales: readonly string[] }) {
  return (
    <LanguageProvider locales={locales}>
      <Switch>
        <Route path="/">
          <HomeScreen shelf={shelf} navigator={navigator} />
        </Route>
        <Route path="/new/:game">
          {({ game }) => <NewGameScreen key={game} game={game} query={query()} shelf={shelf} navigator={navigator} />}
        </Route>
        <Route path="/play/:id">{({ id }) => <PlayScreen id={id} shelf={shelf} navigator={navigator} />}</Route>
        <Route>
          <Redirect to="/" replace />
        </Route>
      </Switch>
    </LanguageProvider>
  )
}

function query(): Readonly<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(window.location.search))
}
