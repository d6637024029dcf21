import { gameOf, writeRecord, writeText, type Match } from '@tabuleiro/engine'
import Braces from 'lucide-react-native/icons/braces'
import Copy from 'lucide-react-native/icons/copy'
import Download from 'lucide-react-native/icons/download'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { useApp } from '../../app/AppContext'
import { Button } from '../../components/Button'
import { Section } from '../../components/Section'
import { Sheet } from '../../components/Sheet'
import { useAnnounce } from '../../components/useAnnounce'
import { AppText } from '../../components/AppText'
import { space } from '../../theme/tokens'
import type { Outcome } from './outcome'
import { ShareLink } from './ShareLink'
import { SharePicture } from './SharePicture'

/** The ways to share a match: a link, a QR code, a picture, and the record as text or JSON. */
export function SharePanel({ match, onClose }: { readonly match: Match; readonly onClose: () => void }) {
  const { t } = useTranslation()
  const { device } = useApp()
  const [outcome, setOutcome] = useState<Outcome>()
  const copy = async (text: string) => setOutcome((await device.copy(text)) ? 'copied' : 'failed')
  const save = async (ending: string, type: string, text: string) =>
    setOutcome((await device.save(`${fileName(match)}.${ending}`, type, text)) ? 'saved' : 'failed')
  const message = outcome === undefined ? '' : t(`share.${outcome}`)
  useAnnounce(message)
  return (
    <Sheet
      title={t('share.title')}
      onClose={onClose}
      foot={
        <View role="status" style={styles.outcome}>
          <AppText size="small" isBold tone={outcome === 'failed' ? 'terracotta' : 'ink'}>
            {message}
          </AppText>
        </View>
      }
    >
      <ShareLink match={match} onCopy={text => void copy(text)} onOutcome={setOutcome} />
      <SharePicture match={match} name={fileName(match)} onOutcome={setOutcome} />
      <Section title={t('share.record')}>
        <AppText size="tiny" tone="inkSoft">
          {t('share.recordAbout')}
        </AppText>
        <View style={styles.row}>
          <Button
            testID="copy-text"
            label={t('share.copyText')}
            Icon={Copy}
            onPress={() => void copy(writeText(match))}
          />
          <Button
            testID="save-text"
            label={t('share.saveText')}
            Icon={Download}
            onPress={() => void save('txt', 'text/plain', writeText(match))}
          />
          <Button
            testID="copy-json"
            label={t('share.copyJson')}
            Icon={Braces}
            onPress={() => void copy(writeRecord(match))}
          />
          <Button
            testID="save-json"
            label={t('share.saveJson')}
            Icon={Download}
            onPress={() => void save('json', 'application/json', writeRecord(match))}
          />
        </View>
      </Section>
    </Sheet>
  )
}

/** A file name such as `trike-2025-10-03`, in letters that every file system accepts. */
function fileName({ game, date }: Match): string {
  return date === undefined ? gameOf(game).id : `${gameOf(game).id}-${date.slice(0, 10)}`
}

const styles = StyleSheet.create({
  // Its height is reserved, so that nothing jumps when a message appears.
  outcome: { minHeight: space.xxl, paddingHorizontal: space.l, justifyContent: 'center' },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
})
