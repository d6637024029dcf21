import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { useApp } from '../../app/AppContext'
import { useGames } from '../../app/useLibrary'
import { AppText } from '../../components/AppText'
import { Button } from '../../components/Button'
import { Card } from '../../components/Card'
import { space } from '../../theme/tokens'

/** So many games must have been finished before the app is worth a place on the device. */
const LEAST_GAMES = 2

/** Offers to install the app: once, after the second finished game, where the browser can. */
export function InstallOffer() {
  const { t } = useTranslation()
  const { device, settings } = useApp()
  const finished = useGames().filter(({ result }) => result !== undefined).length
  const [mayOffer, setMayOffer] = useState(() => settings.get().offersInstall)
  const [install, setInstall] = useState<() => void>()
  useEffect(() => device.watchInstall?.(found => setInstall(() => found)), [device])
  const isShown = mayOffer && install !== undefined && finished >= LEAST_GAMES
  useEffect(() => {
    if (isShown) settings.change({ offersInstall: false })
  }, [isShown, settings])
  if (!isShown) return null
  const answer = (act?: () => void) => () => {
    setMayOffer(false)
    act?.()
  }
  return (
    <Card role="group" aria-label={t('home.install')} testID="install-offer" style={styles.card}>
      <AppText role="heading" level={2} isBold>
        {t('home.install')}
      </AppText>
      <AppText size="small">{t('home.installAbout')}</AppText>
      <View style={styles.answers}>
        <Button testID="install" label={t('home.installNow')} isPrimary onPress={answer(install)} />
        <Button testID="install-not" label={t('home.installNot')} onPress={answer()} />
      </View>
    </Card>
  )
}

const styles = StyleSheet.create({
  card: { gap: space.s },
  answers: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
})
