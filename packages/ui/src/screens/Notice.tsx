import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { Button } from '../parts/Button'
import { Words } from '../parts/Words'
import { space } from '../theme/tokens'
import { useTheme } from '../theme/useTheme'

interface NoticeProps {
  readonly title: string
  readonly hint?: string
  readonly onHome: () => void
}

/** A page that has nothing to show but says why, and where to go. */
export function Notice({ title, hint, onHome }: NoticeProps) {
  const { t } = useTranslation()
  const theme = useTheme()
  return (
    <View role="main" style={[styles.page, { backgroundColor: theme.paper }]}>
      <Words role="heading" size="title" isBold align="center">
        {title}
      </Words>
      {hint !== undefined && (
        <Words tone="inkSoft" align="center">
          {hint}
        </Words>
      )}
      <Button testID="home" label={t('play.home')} isPrimary onPress={onHome} />
    </View>
  )
}

const styles = StyleSheet.create({
  page: { flex: 1, alignItems: 'center', justifyContent: 'center', gap: space.l, padding: space.xl },
})
