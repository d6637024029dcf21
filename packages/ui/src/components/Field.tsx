import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import { space } from '../theme/tokens'
import { AppText } from './AppText'

interface FieldProps {
  readonly label: string
  /** What it means, in one line. */
  readonly about?: string | undefined
  readonly children: ReactNode
}

/**
 * A control with its label above it and a line that explains it. The control has the label for screen readers itself.
 */
export function Field({ label, about, children }: FieldProps) {
  return (
    <View style={styles.field}>
      <View>
        <AppText size="small" isBold aria-hidden>
          {label}
        </AppText>
        <AboutLine about={about} />
      </View>
      {children}
    </View>
  )
}

/** The line below a label that says what it means, where there is one. */
export function AboutLine({ about }: Pick<FieldProps, 'about'>) {
  if (about === undefined) return null
  return (
    <AppText size="tiny" tone="inkSoft">
      {about}
    </AppText>
  )
}

const styles = StyleSheet.create({ field: { gap: space.s } })
