import { gameIds, gameOf, type Tree } from '@tabuleiro/engine'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { useApp } from '../../app/AppContext'
import { AppText } from '../../components/AppText'
import { Button } from '../../components/Button'
import { Message } from '../../components/Message'
import { Page } from '../../components/Page'
import { Section } from '../../components/Section'
import { TextField } from '../../components/TextField'
import { useStableCallback } from '../../components/useStableCallback'
import { readStudyText, toStoredTree } from '../../model/explore/readStudy'
import { space } from '../../theme/tokens'
import { formatFailure } from '../../words/errors'
import { studyName } from '../../words/explore'
import { UndoBar } from '../savedGames/UndoBar'
import { useStudies, WithStudies } from './WithStudies'
import { StudyRow } from './StudyRow'

/** The list of studies and the ways to begin one; with a payload, a study that came by link is added and opened. */
export function ExploreScreen({ payload = '' }: { readonly payload?: string }) {
  return (
    <WithStudies>
      <StudyList payload={payload} />
    </WithStudies>
  )
}

function StudyList({ payload }: { readonly payload: string }) {
  const { t } = useTranslation()
  const studies = useStudies()
  const { navigator } = useApp()
  const rows = useSyncExternalStore(studies.subscribe, studies.list)
  const [removed, setRemoved] = useState<{ readonly id: string; readonly name: string }>()
  const onOver = useCallback(() => setRemoved(undefined), [])
  useEffect(() => studies.dropEmpty(), [studies])
  const bringBack = () => {
    if (removed) studies.restoreRemoved(removed.id)
    setRemoved(undefined)
  }
  return (
    <Page
      title={t('explore.title')}
      onBack={() => navigator.back()}
      foot={removed && <UndoBar key={removed.id} name={removed.name} onUndo={bringBack} onOver={onOver} />}
    >
      <Section title={t('explore.start')}>
        <View style={styles.row}>
          {gameIds.map(game => (
            <Button
              key={game}
              testID={`explore-${game}`}
              label={gameOf(game).name}
              accessibleLabel={t('explore.startOf', { game: gameOf(game).name })}
              onPress={() => navigator.open({ to: 'explore-game', game })}
            />
          ))}
        </View>
      </Section>
      <Section title={t('explore.studies')}>
        {rows.length === 0 && (
          <View>
            <AppText>{t('explore.none')}</AppText>
            <AppText size="small" tone="inkSoft">
              {t('explore.noneHint')}
            </AppText>
          </View>
        )}
        <View role="list" style={styles.list}>
          {rows.map(study => (
            <StudyRow
              key={study.id}
              study={study}
              onRemove={() => {
                studies.remove(study.id)
                setRemoved({ id: study.id, name: studyName(t, study) })
              }}
            />
          ))}
        </View>
      </Section>
      <Section title={t('explore.importTitle')}>
        <Import key={payload} payload={payload} />
      </Section>
    </Page>
  )
}

/** Opens a study from a pasted text, or at once from the link that led here. */
function Import({ payload }: { readonly payload: string }) {
  const { t } = useTranslation()
  const studies = useStudies()
  const { navigator } = useApp()
  const [text, setText] = useState(payload)
  const [arrived] = useState(() => (payload === '' ? undefined : readStudyText(payload)))
  const [refused, setRefused] = useState(() => (arrived?.ok === false ? arrived.error : undefined))
  const open = useStableCallback((tree: Tree, replace: boolean) =>
    navigator.open({ to: 'study', id: studies.add(toStoredTree(tree)) }, { replace }),
  )
  useEffect(() => {
    if (arrived?.ok === true) open(arrived.value, true)
  }, [arrived, open])
  const take = () => {
    const tree = readStudyText(text)
    if (tree.ok) open(tree.value, false)
    else setRefused(tree.error)
  }
  const fault = refused && formatFailure(t, refused)
  return (
    <View style={styles.list}>
      {fault !== undefined && <Message key={fault} tone="bad" text={fault} testID="said" />}
      <TextField label={t('explore.paste')} value={text} onChange={setText} lines={4} testID="paste" />
      <View style={styles.row}>
        <Button testID="import" label={t('explore.open')} isPrimary onPress={take} />
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  list: { gap: space.s },
})
