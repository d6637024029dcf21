import { Children, type ReactNode } from 'react'
import { StyleSheet, View, type ViewProps } from 'react-native'
import { space } from '../../theme/tokens'
import type { HomeLayout } from './homeLayout'

interface GridProps extends Pick<ViewProps, 'role' | 'aria-label'> {
  readonly plan: HomeLayout
  readonly children: ReactNode
}

/** Cards in rows of equal widths. The last row is filled up with empty cells, so that columns stay aligned. */
export function Grid({ plan, children, ...rest }: GridProps) {
  const cells = Children.toArray(children)
  const missing = (plan.columns - (cells.length % plan.columns)) % plan.columns
  return (
    <View {...rest} style={styles.grid}>
      {cells.map((cell, i) => (
        <View key={i} role={rest.role === 'list' ? 'listitem' : undefined} style={SHARES[plan.columns]}>
          {cell}
        </View>
      ))}
      {Array.from({ length: missing }, (_, i) => (
        <View key={`none ${i}`} aria-hidden style={SHARES[plan.columns]} />
      ))}
    </View>
  )
}

/** Cells take a little less than their share because of the gaps, and grow to fill the row. */
const SHARES = StyleSheet.create({
  1: { width: '100%' },
  2: { width: '46%', flexGrow: 1 },
  4: { width: '22%', flexGrow: 1 },
})

const styles = StyleSheet.create({
  grid: { alignSelf: 'stretch', flexDirection: 'row', flexWrap: 'wrap', gap: space.l },
})
