import Download from 'lucide-react-native/icons/download'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { useApp } from '../../app/AppContext'
import { useBackup, type BackupOutcome } from '../../app/useBackup'
import { useGames } from '../../app/useLibrary'
import { useSetting } from '../../app/useSettings'
import { AppText } from '../../components/AppText'
import { Button } from '../../components/Button'
import { Card } from '../../components/Card'
import { Message } from '../../components/Message'
import { space } from '../../theme/tokens'

/** Says once, to those who have games in a browser that forgets, how to keep them. */
export function KeepGames() {
  const { settings, device } = useApp()
  const isTold = useSetting('isToldOfForgetting')
  const hasGames = useGames().length > 0
  if (!device.isForgetful || isTold || !hasGames) return null
  return <KeepGamesCard onUnderstood={() => settings.change({ isToldOfForgetting: true })} />
}

function KeepGamesCard({ onUnderstood }: { readonly onUnderstood: () => void }) {
  const { t } = useTranslation()
  const save = useBackup()
  const [outcome, setOutcome] = useState<BackupOutcome>()
  return (
    <Card role="region" aria-label={t('keeping.title')} testID="keep-games" style={styles.card}>
      <AppText role="heading" level={2} isBold>
        {t('keeping.title')}
      </AppText>
      <AppText size="small">{t('keeping.about')}</AppText>
      <AppText size="small">{t('keeping.how')}</AppText>
      <View style={styles.row}>
        <Button testID="keep-understood" label={t('keeping.understood')} isPrimary onPress={onUnderstood} />
        <Button
          testID="keep-backup"
          label={t('games.backupSave')}
          Icon={Download}
          onPress={() => void save().then(setOutcome)}
        />
      </View>
      {outcome && <Message tone={outcome === 'failed' ? 'bad' : 'good'} text={t(`games.backups.${outcome}`)} />}
    </Card>
  )
}

const styles = StyleSheet.create({
  card: { gap: space.s },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
})
