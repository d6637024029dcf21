import { AppProvider, FaultScreen, HomeScreen, LanguageProvider, type App as AppServices } from '@tabuleiro/ui'
import { Suspense, useSyncExternalStore } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Redirect, Route, Router, Switch, useSearch } from 'wouter'
import { BASE, navigator, useHash } from './navigation'
import { useDocumentTheme } from './useDocumentTheme'
import {
  AboutScreen,
  LearnScreen,
  ExploreScreen,
  NewStudyScreen,
  LinkScreen,
  NewGameScreen,
  PlayScreen,
  ReviewScreen,
  PuzzlesScreen,
  RulesScreen,
  SavedGamesScreen,
  SettingsScreen,
  StudyScreen,
  UpdateNotice,
} from './screens'
import type { Updates } from './updates'

interface AppProps {
  readonly app: AppServices
  readonly updates: Updates | undefined
}

/** The whole app in a browser. */
export function App({ app, updates }: AppProps) {
  return (
    <AppProvider value={app}>
      <LanguageProvider locales={window.navigator.languages}>
        <Page />
        <Suspense>{updates && <Update updates={updates} />}</Suspense>
      </LanguageProvider>
    </AppProvider>
  )
}

/** The screen of this address, or the fault screen where it fails. */
function Page() {
  useDocumentTheme()
  return (
    <Router base={BASE}>
      <ErrorBoundary
        fallbackRender={({ resetErrorBoundary }) => (
          <FaultScreen
            id={/\/play\/([^/]+)/.exec(window.location.pathname)?.[1]}
            onReload={() => window.location.reload()}
            onHome={() => {
              navigator.open({ to: 'home' })
              resetErrorBoundary()
            }}
          />
        )}
      >
        <Suspense>
          <Screens />
        </Suspense>
      </ErrorBoundary>
    </Router>
  )
}

/** Maps addresses to screens. */
function Screens() {
  return (
    <Switch>
      <Route path="/">
        <HomeScreen />
      </Route>
      <Route path="/new/:game">{({ game }) => <NewGameRoute game={game} />}</Route>
      <Route path="/play/:id">{({ id }) => <PlayScreen id={id} />}</Route>
      <Route path="/review/:id">{({ id }) => <ReviewScreen key={id} id={id} />}</Route>
      <Route path="/rules/:game">{({ game }) => <RulesScreen key={game} game={game} />}</Route>
      <Route path="/learn/:game">{({ game }) => <LearnScreen key={game} game={game} />}</Route>
      <Route path="/learn/:game/:lesson">
        {({ game, lesson }) => <LearnScreen key={`${game}/${lesson}`} game={game} lesson={lesson} />}
      </Route>
      <Route path="/puzzles/:game?/:id?">{params => <PuzzlesRoute {...params} />}</Route>
      <Route path="/settings">
        <SettingsScreen />
      </Route>
      <Route path="/about">
        <AboutScreen />
      </Route>
      <Route path="/games">
        <SavedGamesScreen />
      </Route>
      <Route path="/explore">
        <ExploreRoute />
      </Route>
      <Route path="/explore/study/:id">{({ id }) => <StudyScreen key={id} id={id} />}</Route>
      <Route path="/explore/:game">{({ game }) => <ExploreGameRoute game={game} />}</Route>
      <Route path="/g">
        <LinkRoute />
      </Route>
      <Route>
        <Redirect to="/" replace />
      </Route>
    </Switch>
  )
}

function NewGameRoute({ game }: { readonly game: string }) {
  const search = useSearch()
  return <NewGameScreen key={`${game}?${search}`} game={game} query={Object.fromEntries(new URLSearchParams(search))} />
}

function PuzzlesRoute(params: { readonly game?: string; readonly id?: string }) {
  return <PuzzlesScreen {...params} again={useSearch() !== ''} />
}

function ExploreRoute() {
  const hash = useHash()
  return <ExploreScreen payload={hash} />
}

function ExploreGameRoute({ game }: { readonly game: string }) {
  const search = useSearch()
  return (
    <NewStudyScreen key={`${game}?${search}`} game={game} query={Object.fromEntries(new URLSearchParams(search))} />
  )
}

function LinkRoute() {
  const hash = useHash()
  return <LinkScreen payload={hash} />
}

function Update({ updates }: { readonly updates: Updates }) {
  const isReady = useSyncExternalStore(updates.subscribe, updates.isReady)
  return isReady ? <UpdateNotice onAccept={updates.accept} onLater={updates.dismiss} /> : null
}
