import { useTranslation } from 'react-i18next'
import { ScrollView, StyleSheet, View } from 'react-native'
import { useApp } from '../app/AppContext'
import { Button } from './Button'
import { AppText } from './AppText'
import { useTitle } from '../platform/useTitle'
import { space } from '../theme/tokens'
import { useTheme } from '../theme/useTheme'

interface NoticeProps {
  readonly title: string
  readonly hint?: string
  /** An action besides going home. */
  readonly action?: { readonly label: string; readonly onPress: () => void }
}

/** A page without content that says why, and where to go. */
export function Notice({ title, hint, action }: NoticeProps) {
  const { t } = useTranslation()
  const theme = useTheme()
  const { navigator } = useApp()
  useTitle(t('app.title', { page: title }))
  return (
    <View role="main" style={[styles.main, { backgroundColor: theme.paper }]}>
      <ScrollView contentContainerStyle={styles.page}>
        <AppText role="heading" size="title" isBold align="center">
          {title}
        </AppText>
        {hint !== undefined && (
          <AppText tone="inkSoft" align="center">
            {hint}
          </AppText>
        )}
        <View style={styles.buttons}>
          <Button testID="home" label={t('play.home')} isPrimary onPress={() => navigator.open({ to: 'home' })} />
          {action && <Button testID="action" label={action.label} onPress={action.onPress} />}
        </View>
      </ScrollView>
    </View>
  )
}

const styles = StyleSheet.create({
  main: { flex: 1 },
  page: { flexGrow: 1, alignItems: 'center', justifyContent: 'center', gap: space.l, padding: space.xl },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.s },
})
