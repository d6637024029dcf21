import { gameIds, gameOf } from '@tabuleiro/engine'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { useApp } from '../../app/AppContext'
import { Card } from '../../components/Card'
import { Fold } from '../../components/Disclosure'
import { Page } from '../../components/Page'
import { Section } from '../../components/Section'
import { Words } from '../../components/AppText'
import { space } from '../../theme/tokens'
import { VERSION } from './version'
import { Wordmark } from '../../components/Wordmark'

/** The list is long and seldom read: it comes when it is asked for. */
const Libraries = lazy(async () => ({ default: (await import('./Libraries')).Libraries }))

/** What the app is, whose games these are, and whose work it stands on. */
export function AboutScreen() {
  const { t } = useTranslation()
  const { navigator } = useApp()
  return (
    <Page title={t('about.title')} onBack={() => navigator.back()}>
      <View style={styles.words}>
        <Wordmark isTitle={false} />
        <Words>{t('about.what')}</Words>
        <Words>{t('about.private')}</Words>
        <Words size="small" tone="inkSoft">
          {t('about.version', { version: VERSION })}
        </Words>
      </View>
      <Section title={t('about.games')}>
        {gameIds.map(game => (
          <Card key={game} style={styles.game}>
            <Words role="heading" level={3} isBold>
              {gameOf(game).name}
            </Words>
            <Words size="small">{t(`about.credit.${game}`)}</Words>
          </Card>
        ))}
        <Words size="small" tone="inkSoft">
          {t('about.own')}
        </Words>
      </Section>
      <Fold title={t('about.libraries')} testID="libraries">
        <Words size="small" tone="inkSoft">
          {t('about.librariesAbout')}
        </Words>
        <Suspense fallback={<Words size="small">{t('about.loading')}</Words>}>
          <Libraries />
        </Suspense>
      </Fold>
    </Page>
  )
}

const styles = StyleSheet.create({
  words: { gap: space.m },
  game: { gap: space.xs },
})
