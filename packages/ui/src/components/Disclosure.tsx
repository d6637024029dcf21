import ChevronDown from 'lucide-react-native/icons/chevron-down'
import ChevronUp from 'lucide-react-native/icons/chevron-up'
import { useState, type ReactNode } from 'react'
import { Pressable, StyleSheet, View } from 'react-native'
import { roomy } from '../theme/roomy'
import { space } from '../theme/tokens'
import { useTheme } from '../theme/useTheme'
import type { Icon } from './Button'
import { AppText } from './AppText'

interface DisclosureProps {
  readonly title: string
  readonly isInitiallyOpen?: boolean
  readonly testID?: string
  readonly children: ReactNode
}

/** A heading that opens and closes what is seldom needed. */
export function Disclosure({ title, isInitiallyOpen = false, testID, children }: DisclosureProps) {
  const theme = useTheme()
  const [isOpen, setOpen] = useState(isInitiallyOpen)
  const Chevron: Icon = isOpen ? ChevronUp : ChevronDown
  return (
    <View style={styles.disclosure}>
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
  disclosure: { gap: space.l },
  head: { minHeight: roomy, flexDirection: 'row', alignItems: 'center', borderBottomWidth: 1 },
  title: { flex: 1 },
})
