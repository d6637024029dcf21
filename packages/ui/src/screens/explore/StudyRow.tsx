import { gameOf } from '@tabuleiro/engine'
import Pencil from 'lucide-react-native/icons/pencil'
import Trash from 'lucide-react-native/icons/trash'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet } from 'react-native'
import { useApp } from '../../app/AppContext'
import { IconButton } from '../../components/Button'
import { Card } from '../../components/Card'
import type { SavedStudy } from '../../model/explore/studyFile'
import { space } from '../../theme/tokens'
import { formatDay } from '../../words/dates'
import { studyName } from '../../words/explore'
import { useStudies } from './WithStudies'
import { OpenRow } from '../savedGames/OpenRow'
import { RenameField } from '../savedGames/RenameField'

interface StudyRowProps {
  readonly study: SavedStudy
  readonly onRemove: () => void
}

/** A study in the list: pressed it opens; it can be renamed and deleted in its place. */
export function StudyRow({ study, onRemove }: StudyRowProps) {
  const { t } = useTranslation()
  const studies = useStudies()
  const [isNaming, setNaming] = useState(false)
  const { id } = study
  const name = studyName(t, study)
  if (isNaming)
    return (
      <Card role="listitem" testID={`study-${id}`} style={styles.row}>
        <RenameField title={study.title} onSave={title => studies.rename(id, title)} onDone={() => setNaming(false)} />
      </Card>
    )
  return (
    <Card role="listitem" testID={`study-${id}`} style={styles.row}>
      <OpenStudy study={study} name={name} />
      <IconButton
        testID={`rename-${id}`}
        label={t('explore.rename', { study: name })}
        Icon={Pencil}
        onPress={() => setNaming(true)}
      />
      <IconButton
        testID={`remove-${id}`}
        label={t('explore.remove', { study: name })}
        Icon={Trash}
        onPress={onRemove}
      />
    </Card>
  )
}

function OpenStudy({ study, name }: { readonly study: SavedStudy; readonly name: string }) {
  const { t, i18n } = useTranslation()
  const { navigator } = useApp()
  const { id, game, moves, changed } = study
  const facts = [gameOf(game).name, t('explore.moves', { count: moves }), formatDay(i18n.language, changed)]
  return (
    <OpenRow
      testID={`open-${id}`}
      label={t('explore.openStudy', { study: `${name}, ${facts.join(', ')}` })}
      name={name}
      facts={facts}
      onPress={() => navigator.open({ to: 'study', id })}
    />
  )
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s, padding: space.xs },
})
