import ChevronDown from 'lucide-react-native/icons/chevron-down'
import ChevronUp from 'lucide-react-native/icons/chevron-up'
import { useState, type ReactNode } from 'react'
import { Pressable, StyleSheet, View } from 'react-native'
import { space, touch } from '../theme/tokens'
import { useTheme } from '../theme/useTheme'
import type { Icon } from './Button'
import { AppText } from './AppText'

interface FoldProps {
  readonly title: string
  readonly isOpenAtFirst?: boolean
  readonly testID?: string
  readonly children: ReactNode
}

/** What is seldom needed, one press away. */
export function Disclosure({ title, isOpenAtFirst = false, testID, children }: FoldProps) {
  const theme = useTheme()
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const Chevron: Icon = isOpen ? ChevronUp : ChevronDown
  return (
    <View style={styles.fold}>
      <Pressable
        role="button"
        aria-expanded={isOpen}
        testID={testID}
        onPress={() => setOpen(!isOpen)}
        style={[styles.head, { borderColor: theme.line }]}
      >
        <View style={styles.title}>
          <AppText size="small" isBold tone="blue">
            {title}
          </AppText>
        </View>
        <View aria-hidden>
          <Chevron color={theme.blue} size={20} strokeWidth={2} />
        </View>
      </Pressable>
      {isOpen && children}
    </View>
  )
}

const styles = StyleSheet.create({
  fold: { gap: space.l },
  head: { minHeight: touch.least, flexDirection: 'row', alignItems: 'center', borderBottomWidth: 1 },
  title: { flex: 1 },
})
