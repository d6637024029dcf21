import type { Result } from '@tabuleiro/engine'
import ClipboardPaste from 'lucide-react-native/icons/clipboard-paste'
import Download from 'lucide-react-native/icons/download'
import FolderOpen from 'lucide-react-native/icons/folder-open'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { useApp } from '../../app/AppContext'
import { useBackup } from '../../app/useBackup'
import { Button } from '../../components/Button'
import { Message } from '../../components/Message'
import { Section } from '../../components/Section'
import { TextField } from '../../components/TextField'
import { AppText } from '../../components/AppText'
import { space } from '../../theme/tokens'
import { importText, type Imported } from '../../model/library/importGame'
import { usePaste } from '../../platform/usePaste'
import { formatFailure } from '../../words/errors'

/** The outcome of the last import or backup. */
interface Feedback {
  readonly tone: 'good' | 'bad'
  readonly text: string
}

/** A longer text is imported at once: to lay out a large backup takes a field many seconds. */
const LONGEST_SHOWN = 5_000

/** Imports games from text, links and files, and saves a backup of all games. */
export function Transfer() {
  const { t } = useTranslation()
  const { library, navigator, device } = useApp()
  const [text, setText] = useState('')
  const [feedback, setFeedback] = useState<Feedback>()
  const showImport = (taken: Result<Imported>) => {
    if (!taken.ok) setFeedback({ tone: 'bad', text: formatFailure(t, taken.error) })
    else if (taken.value.kind === 'game') navigator.open({ to: 'play', id: taken.value.id })
    else if (taken.value.kind === 'link') navigator.open({ to: 'link', payload: taken.value.payload })
    else {
      const { added, broken } = taken.value.restored
      const games = added > 0 ? t('games.restored', { count: added }) : t('games.restoredNothing')
      setFeedback({
        tone: 'good',
        text: broken > 0 ? `${games} ${t('games.restoredBroken', { count: broken })}` : games,
      })
    }
  }
  const importCopied = async () => {
    const copied = await device.paste()
    // Text that is no game stays in the field.
    if (copied !== undefined && copied.length <= LONGEST_SHOWN) setText(copied)
    const taken = copied === undefined ? undefined : importText(library, copied)
    if (!taken) setFeedback({ tone: 'bad', text: t('games.nothingCopied') })
    else if (!taken.ok && taken.error.code === 'json/invalid')
      setFeedback({ tone: 'bad', text: t('games.noGameCopied') })
    else showImport(taken)
  }
  const takeLong = (long: string) => {
    const isLong = long.length > LONGEST_SHOWN
    if (isLong) showImport(importText(library, long))
    return isLong
  }
  const pasteRef = usePaste(takeLong)
  const open = async () => {
    const file = await device.open('application/json,text/plain')
    if (file !== undefined) showImport(importText(library, file))
  }
  const saveBackup = useBackup()
  const save = async () => {
    const outcome = await saveBackup()
    setFeedback({ tone: outcome === 'failed' ? 'bad' : 'good', text: t(`games.backups.${outcome}`) })
  }
  return (
    <View style={styles.parts}>
      {feedback && <Message key={feedback.text} testID="said" tone={feedback.tone} text={feedback.text} />}
      <Section title={t('games.importTitle')}>
        <TextField
          label={t('games.paste')}
          value={text}
          onChange={typed => setText(takeLong(typed) ? '' : typed)}
          lines={5}
          inputRef={pasteRef}
          testID="paste"
        />
        <View style={styles.row}>
          <Button
            testID="import"
            label={t('games.import')}
            isPrimary
            onPress={() => showImport(importText(library, text))}
          />
          <Button
            testID="take-copied"
            label={t('games.takeCopied')}
            Icon={ClipboardPaste}
            onPress={() => void importCopied()}
          />
        </View>
      </Section>
      <Section title={t('games.backup')}>
        <AppText size="small" tone="inkSoft">
          {t('games.backupHint')}
        </AppText>
        {device.isForgetful && <AppText size="small">{`${t('keeping.about')} ${t('keeping.how')}`}</AppText>}
        <View style={styles.row}>
          <Button testID="backup" label={t('games.backupSave')} Icon={Download} onPress={() => void save()} />
          <Button testID="restore" label={t('games.backupOpen')} Icon={FolderOpen} onPress={() => void open()} />
        </View>
      </Section>
    </View>
  )
}

const styles = StyleSheet.create({
  parts: { gap: space.xl },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
})
