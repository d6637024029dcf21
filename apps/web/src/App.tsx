import { HomeScreen, PlayScreen } from '@tabuleiro/ui'
import { Redirect, Route, Switch } from 'wouter'

/** Which address shows which screen. */
export function App() {
  return (
    <Switch>
      <Route path="/">
        <HomeScreen />
      </Route>
      <Route path="/play/:id">{({ id }) => <PlayScreen id={id} />}</Route>
      <Route>
        <Redirect to="/" replace />
      </Route>
    </Switch>
  )
}
