import X from 'lucide-react-native/icons/x'
import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ScrollView, StyleSheet, View } from 'react-native'
import { useBack } from '../platform/useBack'
import { web, type KeyPress } from '../platform/web'
import { radius, space } from '../theme/tokens'
import { useTheme } from '../theme/useTheme'
import { IconButton } from './Button'
import { ScrollIntoViewProvider, useScrollParts } from './scrollIntoView'
import { AppText } from './AppText'
import { useModal } from './useModal'

interface SheetProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  /** Stays in view below the content that scrolls. */
  readonly foot?: ReactNode
}

/**
 * A panel that fills its container and scrolls inside it. In a browser nothing behind it can be used. Escape, the way
 * back or its own button closes it.
 */
export function Sheet({ title, onClose, children, foot }: SheetProps) {
  const { t } = useTranslation()
  const theme = useTheme()
  const view = useRef<View>(null)
  const { scroller, content, scrollTo, listeners } = useScrollParts()
  useModal(view, onClose)
  useBack(onClose)
  const onKeyDown = (event: KeyPress) => {
    if (event.nativeEvent.key !== 'Escape') return
    event.preventDefault()
    onClose()
  }
  return (
    <View
      ref={view}
      role="dialog"
      aria-modal
      aria-label={title}
      tabIndex={-1}
      style={[styles.sheet, { backgroundColor: theme.surface, borderColor: theme.line }]}
      {...web({ onKeyDown })}
    >
      <View style={[styles.head, { borderColor: theme.line }]}>
        <View style={styles.title}>
          <AppText role="heading" level={2} isBold>
            {title}
          </AppText>
        </View>
        <IconButton testID="close" label={t('app.close')} Icon={X} onPress={onClose} />
      </View>
      <ScrollView ref={scroller} {...listeners}>
        <View ref={content} style={styles.body}>
          <ScrollIntoViewProvider value={scrollTo}>{children}</ScrollIntoViewProvider>
        </View>
      </ScrollView>
      {foot}
    </View>
  )
}

const styles = StyleSheet.create({
  sheet: { flex: 1, borderRadius: radius.card, borderWidth: 1, overflow: 'hidden' },
  head: { flexDirection: 'row', alignItems: 'center', paddingLeft: space.l, borderBottomWidth: 1 },
  title: { flex: 1 },
  body: { padding: space.l, gap: space.l },
})
