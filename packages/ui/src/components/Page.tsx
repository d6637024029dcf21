import ArrowLeft from 'lucide-react-native/icons/arrow-left'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ScrollView, StyleSheet, View } from 'react-native'
import { useTitle } from '../platform/useTitle'
import { roomy } from '../theme/roomy'
import { space } from '../theme/tokens'
import { useTheme } from '../theme/useTheme'
import { Button, IconButton, type Icon } from './Button'
import { AppText } from './AppText'
import { DisplayTitle } from './DisplayTitle'

interface PageProps {
  readonly title: string
  /** Whether the title is the name of a game, which is drawn in the display face. */
  readonly isName?: boolean
  /** The page's title outside of it, where its heading alone would not do. */
  readonly fullTitle?: string
  readonly onBack: () => void
  /** A label and an icon for the back button, where it does not simply go back. */
  readonly back?: { readonly label: string; readonly Icon: Icon }
  /** A button at the other end of the bar. */
  readonly action?: { readonly label: string; readonly onPress: () => void }
  /** Stays in view below the content that scrolls. */
  readonly foot?: ReactNode
  readonly maxWidth?: number
  readonly children: ReactNode
}

/**
 * A page of text and controls: a bar with its title and a back button, and one column of moderate width that scrolls.
 */
export function Page(props: PageProps) {
  const { title, isName = false, fullTitle = title, onBack, back, action, foot, maxWidth = 640, children } = props
  const { t } = useTranslation()
  const theme = useTheme()
  useTitle(t('app.title', { page: fullTitle }))
  return (
    <View role="main" style={[styles.page, { backgroundColor: theme.paper }]}>
      <View style={[styles.bar, { borderColor: theme.line }]}>
        <View style={[styles.head, { maxWidth: maxWidth + 2 * space.l }]}>
          <IconButton
            testID={back ? 'home' : 'back'}
            label={back?.label ?? t('app.back')}
            Icon={back?.Icon ?? ArrowLeft}
            onPress={onBack}
          />
          <View style={styles.title}>
            {isName ? (
              <DisplayTitle text={title} size="title" />
            ) : (
              <AppText role="heading" isBold>
                {title}
              </AppText>
            )}
          </View>
          {action && <Button testID="action" label={action.label} isPlain onPress={action.onPress} />}
        </View>
      </View>
      <ScrollView
        keyboardShouldPersistTaps="handled"
        automaticallyAdjustKeyboardInsets
        contentContainerStyle={styles.scroll}
      >
        <View style={[styles.column, { maxWidth }]}>{children}</View>
      </ScrollView>
      {foot}
    </View>
  )
}

const styles = StyleSheet.create({
  page: { flex: 1 },
  bar: { alignItems: 'center', borderBottomWidth: 1 },
  head: {
    width: '100%',
    minHeight: roomy,
    flexDirection: 'row',
    alignItems: 'center',
    paddingHorizontal: space.xs,
  },
  title: { flex: 1 },
  scroll: { flexGrow: 1, alignItems: 'center', padding: space.l, paddingBottom: space.xxl },
  column: { width: '100%', gap: space.xl },
})
