import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import { space } from '../theme/tokens'
import { AppText } from './AppText'

/** A part of a page with a heading of its own. */
export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <View style={styles.section}>
      <AppText role="heading" level={2} size="title" isBold>
        {title}
      </AppText>
      {children}
    </View>
  )
}

const styles = StyleSheet.create({ section: { gap: space.m } })
