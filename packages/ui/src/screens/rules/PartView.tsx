import type { ReactNode, Ref } from 'react'
import { StyleSheet, View } from 'react-native'
import { Section } from '../../components/Section'
import { space } from '../../theme/tokens'

interface PartViewProps {
  readonly title: string
  readonly anchor: Ref<View>
  readonly children: ReactNode
}

/** A part of the page that the contents can lead to. */
export function PartView({ title, anchor, children }: PartViewProps) {
  return (
    <View>
      <View ref={anchor} tabIndex={-1} style={styles.anchor} />
      <Section title={title}>{children}</Section>
    </View>
  )
}

/** A little above the heading, and without a frame when it has the focus. */
const styles = StyleSheet.create({ anchor: { position: 'absolute', top: -space.m, opacity: 0 } })
