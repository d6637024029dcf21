import { fail, isGameId, ok, toTree, writePath, type GameId, type Result } from '@tabuleiro/engine'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp, type App } from '../../app/AppContext'
import { Notice } from '../../components/Notice'
import { openAddress, toStoredTree, type ShownTree } from '../../model/explore/readStudy'
import type { Query } from '../../model/newGame/presets'
import { useStudies, WithStudies } from './WithStudies'
import { formatFailure } from '../../words/errors'

interface NewStudyScreenProps {
  readonly game: string
  readonly query: Query
}

/** An address that begins a study: of a game with options, from a position, or from a saved game. */
export function NewStudyScreen(props: NewStudyScreenProps) {
  return (
    <WithStudies>
      <Begin {...props} />
    </WithStudies>
  )
}

function Begin({ game, query }: NewStudyScreenProps) {
  const studies = useStudies()
  const { t } = useTranslation()
  const app = useApp()
  const [opened] = useState(() => (isGameId(game) ? openQuery(app, game, query) : fail('game/unknown')))
  useEffect(() => {
    if (!opened.ok) return
    const { tree, path } = opened.value
    const id = studies.add(toStoredTree(tree), writePath(tree, path))
    app.navigator.open({ to: 'study', id }, { replace: true })
  }, [opened, app, studies])
  if (opened.ok) return null
  const action = { label: t('explore.all'), onPress: () => app.navigator.open({ to: 'explore' }) }
  return <Notice title={t('explore.title')} hint={formatFailure(t, opened.error)} action={action} />
}

function openQuery({ library }: App, game: GameId, query: Query): Result<ShownTree> {
  const [options, position, from, ply] = ['options', 'position', 'from', 'ply'].map(name => single(query[name]))
  if (from === undefined) {
    const tree = openAddress(game, options, position)
    return tree.ok ? ok({ tree: tree.value, path: [] }) : tree
  }
  const match = library.read(from)
  if (!match?.ok) return match ?? fail('record/invalid')
  const tree = toTree(match.value)
  if (!tree.ok) return tree
  const moves = match.value.plies.map(({ move }) => move)
  const shown = /^\d{1,5}$/.test(ply ?? '') ? Number(ply) : moves.length
  return ok({ tree: tree.value, path: moves.slice(0, shown) })
}

function single(value: string | readonly string[] | undefined): string | undefined {
  return typeof value === 'string' ? value : value?.[0]
}
