import X from 'lucide-react-native/icons/x'
import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Pressable, ScrollView, StyleSheet, View, type Text } from 'react-native'
import { useBack } from '../platform/useBack'
import { web, type KeyPress } from '../platform/web'
import { radius, scrims, space } from '../theme/tokens'
import { useTheme } from '../theme/useTheme'
import { IconButton } from './Button'
import { ScrollIntoViewProvider, useScrollParts } from './scrollIntoView'
import { AppText } from './AppText'
import { useSheetPlace } from './SheetPlace'
import { useModal } from './useModal'

interface SheetProps {
  readonly title: string
  readonly onClose: () => void
  /** Whether what it is about stays as bright as it is: the board beside it. */
  readonly isClear?: boolean
  /** Whether there is nothing but text in it: keys scroll it. */
  readonly isText?: boolean
  readonly children: ReactNode
  /** Stays in view above the content that scrolls. */
  readonly head?: ReactNode
  /** Stays in view below the content that scrolls. */
  readonly foot?: ReactNode
}

/**
 * A panel over a darkened screen, as high as its contents and at most as high as its place, where it scrolls. In a
 * browser nothing behind it can be used; on a phone screen readers move to its title, and back when it closes.
 * Escape, the way back, a press beside it or its own button closes it.
 */
export function Sheet({ title, onClose, isClear = false, isText = false, children, head, foot }: SheetProps) {
  const { t } = useTranslation()
  const theme = useTheme()
  const place = useSheetPlace()
  const view = useRef<View>(null)
  const heading = useRef<Text>(null)
  const { scroller, content, scrollTo, listeners } = useScrollParts()
  useModal(view, onClose, heading)
  useBack(onClose)
  const onKeyDown = (event: KeyPress) => {
    if (event.nativeEvent.key !== 'Escape') return
    event.preventDefault()
    onClose()
  }
  return (
    <View style={styles.cover}>
      <Pressable
        aria-hidden
        tabIndex={-1}
        testID="scrim"
        onPress={onClose}
        style={[styles.cover, !isClear && { backgroundColor: scrims[theme.scheme] }]}
      />
      <View testID="dialog" style={[styles.place, place]}>
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
              <AppText ref={heading} role="heading" level={2} isBold>
                {title}
              </AppText>
            </View>
            <IconButton testID="close" label={t('app.close')} Icon={X} onPress={onClose} />
          </View>
          {head}
          <ScrollView
            ref={scroller}
            {...listeners}
            {...(isText && { tabIndex: 0 })}
            keyboardShouldPersistTaps="handled"
            style={styles.scroll}
          >
            <View ref={content} style={styles.body}>
              <ScrollIntoViewProvider value={scrollTo}>{children}</ScrollIntoViewProvider>
            </View>
          </ScrollView>
          {foot}
        </View>
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  cover: { position: 'absolute', top: 0, right: 0, bottom: 0, left: 0 },
  place: { position: 'absolute' },
  sheet: { flexShrink: 1, borderRadius: radius.card, borderWidth: 1, overflow: 'hidden' },
  scroll: { flexGrow: 0, flexShrink: 1 },
  head: { flexDirection: 'row', alignItems: 'center', paddingLeft: space.l, borderBottomWidth: 1 },
  title: { flex: 1 },
  body: { padding: space.l, gap: space.l },
})
