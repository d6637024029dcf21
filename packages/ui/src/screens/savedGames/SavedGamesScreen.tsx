import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/AppContext'
import { useLeftDropped } from '../../app/useLibrary'
import { Page } from '../../components/Page'
import { Segments } from '../../components/Segments'
import { BrokenSaves } from './BrokenSaves'
import { GameList } from './GameList'
import { Results } from './Results'
import { SavingNotice } from './SavingNotice'
import { Transfer } from './Transfer'
import { UndoBar } from './UndoBar'

const VIEWS = ['list', 'results', 'transfer'] as const
type View = (typeof VIEWS)[number]

/** The saved games, the results against computers, and import and backup. */
export function SavedGamesScreen() {
  const { t } = useTranslation()
  const { library, navigator } = useApp()
  useLeftDropped()
  const [view, setView] = useState<View>('list')
  const [removed, setRemoved] = useState<{ readonly id: string; readonly name: string }>()
  const onOver = useCallback(() => setRemoved(undefined), [])
  const remove = (id: string, name: string) => {
    library.remove(id)
    setRemoved({ id, name })
  }
  const bringBack = () => {
    if (removed) library.restoreRemoved(removed.id)
    setRemoved(undefined)
  }
  return (
    <Page
      title={t('games.title')}
      onBack={() => navigator.back()}
      action={{ label: t('home.explore'), onPress: () => navigator.open({ to: 'explore' }) }}
      foot={removed && <UndoBar key={removed.id} name={removed.name} onUndo={bringBack} onOver={onOver} />}
    >
      <SavingNotice />
      <Segments
        label={t('games.views')}
        value={view}
        choices={VIEWS.map(value => ({ value, word: t(`games.view.${value}`), testID: `view-${value}` }))}
        onChange={setView}
      />
      {view === 'list' && <GameList onRemove={remove} />}
      {view === 'list' && <BrokenSaves onRemove={remove} />}
      {view === 'results' && <Results />}
      {view === 'transfer' && <Transfer />}
    </Page>
  )
}
