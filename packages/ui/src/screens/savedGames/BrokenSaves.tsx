import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { useApp } from '../../app/AppContext'
import type { BrokenSave } from '../../model/library/library'
import { copyBroken } from '../../model/library/backup'
import { Button } from '../../components/Button'
import { Card } from '../../components/Card'
import { Section } from '../../components/Section'
import { AppText } from '../../components/AppText'
import { space } from '../../theme/tokens'
import { useBroken } from '../../app/useLibrary'

/** The saves that cannot be read, with the reason, and buttons to copy and to delete each of them. */
export function BrokenSaves({ onRemove }: { readonly onRemove: (id: string, name: string) => void }) {
  const { t } = useTranslation()
  const broken = useBroken()
  if (broken.length === 0) return null
  return (
    <Section title={t('games.broken')}>
      <AppText size="small" tone="inkSoft">
        {t('games.brokenHint')}
      </AppText>
      {broken.map(save => (
        <BrokenRow key={save.id} save={save} onRemove={() => onRemove(save.id, t('games.brokenOne'))} />
      ))}
    </Section>
  )
}

function BrokenRow({ save, onRemove }: { readonly save: BrokenSave; readonly onRemove: () => void }) {
  const { t } = useTranslation()
  const { device } = useApp()
  const [isCopied, setCopied] = useState<boolean>()
  const copy = async () => setCopied(await device.copy(copyBroken(save)))
  return (
    <Card style={styles.row}>
      <AppText size="small">{t(`error.${save.code}`)}</AppText>
      <AppText size="tiny" tone="inkSoft" numberOfLines={2}>
        {save.text.slice(0, 200)}
      </AppText>
      <View style={styles.buttons}>
        <Button testID={`copy-${save.id}`} label={t('games.copySave')} onPress={() => void copy()} />
        <Button testID={`remove-${save.id}`} label={t('games.removeBroken')} isPlain onPress={onRemove} />
      </View>
      <View role="status">
        {isCopied !== undefined && <AppText size="tiny">{t(isCopied ? 'games.copied' : 'games.notCopied')}</AppText>}
      </View>
    </Card>
  )
}

const styles = StyleSheet.create({
  row: { gap: space.s },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
})
