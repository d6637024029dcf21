import type { ReactNode, Ref } from 'react'
import { StyleSheet, View } from 'react-native'
import { Section } from '../../parts/Section'

interface PartViewProps {
  readonly title: string
  readonly onShown: Ref<View>
  readonly children: ReactNode
}

/** A part of the page that the contents can lead to. */
export function PartView({ title, onShown, children }: PartViewProps) {
  return (
    <View ref={onShown} tabIndex={-1} style={styles.part}>
      <Section title={title}>{children}</Section>
    </View>
  )
}

const styles = StyleSheet.create({ part: { outlineWidth: 0 } })
