import { gameOf } from '@tabuleiro/engine'
import Pencil from 'lucide-react-native/icons/pencil'
import Trash from 'lucide-react-native/icons/trash'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Pressable, StyleSheet, View } from 'react-native'
import { useApp } from '../../app/AppContext'
import { AppText } from '../../components/AppText'
import { IconButton } from '../../components/Button'
import { Card } from '../../components/Card'
import type { SavedStudy } from '../../model/explore/studyFile'
import { radius, space, touch } from '../../theme/tokens'
import { useTheme } from '../../theme/useTheme'
import { formatDay } from '../../words/dates'
import { studyName } from '../../words/explore'
import { useStudies } from './WithStudies'
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
  const theme = useTheme()
  const { navigator } = useApp()
  const { id, game, moves, changed } = study
  const facts = [gameOf(game).name, t('explore.moves', { count: moves }), formatDay(i18n.language, changed)]
  return (
    <Pressable
      role="button"
      testID={`open-${id}`}
      aria-label={t('explore.openStudy', { study: `${name}, ${facts.join(', ')}` })}
      onPress={() => navigator.open({ to: 'study', id })}
      style={({ pressed }) => [styles.open, pressed && { backgroundColor: theme.sunken }]}
    >
      <View aria-hidden>
        <AppText size="small" isBold numberOfLines={2}>
          {name}
        </AppText>
        <AppText size="tiny" tone="inkSoft">
          {facts.join(' · ')}
        </AppText>
      </View>
    </Pressable>
  )
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s, padding: space.xs },
  open: {
    flex: 1,
    minHeight: touch.min,
    justifyContent: 'center',
    paddingVertical: space.xs,
    paddingHorizontal: space.s,
    borderRadius: radius.control,
  },
})
