import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import type { GameBoard } from '../../boards/game'
import { statusOf } from '../../match/words'
import type { PlayView } from '../../match/view'
import { Words } from '../../parts/Words'
import { space } from '../../theme/tokens'
import { heights } from './arrange'

/** What happened and who is to move, in words. Screen readers speak it whenever it changes. */
export function Status({ view, board }: { readonly view: PlayView; readonly board: GameBoard }) {
  const { t } = useTranslation()
  return (
    <View role="status" aria-live="polite" testID="status" style={styles.status}>
      <Words size="small" numberOfLines={2}>
        {statusOf(t, board, view)}
      </Words>
    </View>
  )
}

const styles = StyleSheet.create({
  status: { height: heights.status, justifyContent: 'center', paddingHorizontal: space.l },
})
