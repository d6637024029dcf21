import { StyleSheet, View } from 'react-native'
import { AppText } from '../../components/AppText'
import { space } from '../../theme/tokens'
import { useTheme } from '../../theme/useTheme'
import { MAX_TEXT_WIDTH } from './rulesLayout'

/** Short texts with a tile before each. */
export function Points({ texts }: { readonly texts: readonly string[] }) {
  const theme = useTheme()
  return (
    <View role="list" style={styles.list}>
      {texts.map(text => (
        <View key={text} role="listitem" style={styles.point}>
          <View style={[styles.tile, { backgroundColor: theme.blue }]} />
          <View style={styles.grow}>
            <AppText>{text}</AppText>
          </View>
        </View>
      ))}
    </View>
  )
}

interface RowsProps {
  readonly rows: readonly { readonly term: string; readonly text: string }[]
  /** The terms are short and stand in a column of their own. */
  readonly isTable?: boolean
}

/** Terms and what they mean. */
export function Rows({ rows, isTable = false }: RowsProps) {
  const theme = useTheme()
  return (
    <View role="list" style={styles.list}>
      {rows.map(({ term, text }) => (
        <View key={term} role="listitem" style={[styles.row, { borderColor: theme.line }, isTable && styles.across]}>
          <View style={isTable && styles.term}>
            <AppText isBold isFigures={isTable}>
              {term}
            </AppText>
          </View>
          <View style={isTable && styles.meaning}>
            <AppText>{text}</AppText>
          </View>
        </View>
      ))}
    </View>
  )
}

const styles = StyleSheet.create({
  list: { gap: space.s, maxWidth: MAX_TEXT_WIDTH },
  point: { flexDirection: 'row', gap: space.m },
  /** In the middle of the first line. */
  tile: { width: 7, height: 7, marginTop: 7, transform: [{ rotate: '45deg' }] },
  grow: { flex: 1 },
  row: { gap: 2, paddingTop: space.s, borderTopWidth: 1 },
  across: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.m },
  term: { minWidth: 88 },
  meaning: { flexGrow: 1, flexShrink: 1, flexBasis: 200 },
})
