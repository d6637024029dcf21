import { gameIds, gameOf } from '@tabuleiro/engine'
import type { TFunction } from 'i18next'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { useApp } from '../../app/AppContext'
import { sayName, sayMore } from '../../i18n/say'
import { Card } from '../../components/Card'
import { Disclosure } from '../../components/Disclosure'
import { Page } from '../../components/Page'
import { Section } from '../../components/Section'
import { AppText } from '../../components/AppText'
import { space } from '../../theme/tokens'
import { VERSION } from './version'
import { Wordmark } from '../../components/Wordmark'

/** The list is long and seldom read, so it is loaded on demand. */
const Libraries = lazy(async () => ({ default: (await import('./Libraries')).Libraries }))

/** What the app is, who designed the games, and the libraries with their licences. */
export function AboutScreen() {
  const { t } = useTranslation()
  const { navigator } = useApp()
  return (
    <Page title={t('about.title')} onBack={() => navigator.back()}>
      <View style={styles.words}>
        <Wordmark isTitle={false} />
        <AppText>{t('about.what', { number: countGames(t) })}</AppText>
        <AppText>{t('about.private')}</AppText>
        <AppText size="small" tone="inkSoft">
          {t('about.version', { version: VERSION })}
        </AppText>
      </View>
      <Section title={t('about.games')}>
        {gameIds.map(game => (
          <Card key={game} style={styles.game}>
            <AppText role="heading" level={3} isBold>
              {gameOf(game).name}
            </AppText>
            <AppText size="small">{sayMore(t, game, ['credit'])}</AppText>
          </Card>
        ))}
        <AppText size="small" tone="inkSoft">
          {t('about.own')}
        </AppText>
      </Section>
      <Disclosure title={t('about.libraries')} testID="libraries">
        <AppText size="small" tone="inkSoft">
          {t('about.librariesAbout')}
        </AppText>
        <Suspense fallback={<AppText size="small">{t('about.loading')}</AppText>}>
          <Libraries />
        </Suspense>
      </Disclosure>
    </Page>
  )
}

/** The number of games as a word, or in figures where no word is known. */
function countGames(t: TFunction): string {
  const number = String(gameIds.length)
  return sayName(t, 'count', [number], { defaultValue: number })
}

const styles = StyleSheet.create({
  words: { gap: space.m },
  game: { gap: space.xs },
})
