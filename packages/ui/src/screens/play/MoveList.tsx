import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Pressable, ScrollView, StyleSheet, View } from 'react-native'
import { movesAsText } from '../../match/words'
import type { PlayView } from '../../match/view'
import { Words } from '../../parts/Words'
import { space, touch } from '../../theme/tokens'
import { useTheme } from '../../theme/useTheme'
import { heights } from './arrange'

interface MoveListProps {
  readonly view: PlayView
  /** In rows that fill the room there is, or in one line that scrolls sideways. */
  readonly isWrapped: boolean
  readonly onLook: (ply: number) => void
}

/** The moves so far. Pressing one looks at the position after it; the list follows the game. */
export function MoveList({ view, isWrapped, onLook }: MoveListProps) {
  const { t } = useTranslation()
  const list = useRef<ScrollView>(null)
  const texts = [t('play.start'), ...movesAsText(view.match)]
  return (
    <View testID="move-list" role="group" aria-label={t('play.moves')} style={isWrapped ? styles.wrapped : styles.line}>
      <ScrollView
        ref={list}
        horizontal={!isWrapped}
        showsHorizontalScrollIndicator={false}
        contentContainerStyle={isWrapped ? styles.rows : styles.row}
        onContentSizeChange={() => list.current?.scrollToEnd({ animated: false })}
      >
        {texts.map((text, ply) => (
          <MoveChip key={ply} text={text} ply={ply} isShown={ply === view.ply} onLook={onLook} />
        ))}
      </ScrollView>
    </View>
  )
}

interface MoveChipProps {
  readonly text: string
  readonly ply: number
  readonly isShown: boolean
  readonly onLook: (ply: number) => void
}

function MoveChip({ text, ply, isShown, onLook }: MoveChipProps) {
  const theme = useTheme()
  return (
    <Pressable
      role="button"
      aria-current={isShown}
      aria-label={ply === 0 ? text : `${ply}. ${text}`}
      onPress={() => onLook(ply)}
      style={[styles.chip, isShown && { borderColor: theme.blue }]}
    >
      {ply > 0 && (
        <Words size="tiny" tone="inkSoft" isFigures>
          {ply}
        </Words>
      )}
      <Words size="small" isBold={isShown}>
        {text}
      </Words>
    </Pressable>
  )
}

const styles = StyleSheet.create({
  line: { height: heights.moves },
  wrapped: { flex: 1, minHeight: heights.moves },
  row: { alignItems: 'center', gap: space.xs, paddingHorizontal: space.s },
  rows: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
  chip: {
    height: heights.moves,
    minWidth: touch.least,
    paddingHorizontal: space.s,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    borderBottomWidth: 2,
    borderColor: 'transparent',
  },
})
