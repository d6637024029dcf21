import { useCallback, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Pressable, ScrollView, StyleSheet, View, type LayoutRectangle } from 'react-native'
import { movesAsText } from '../../match/words'
import type { PlayView } from '../../match/view'
import { Words } from '../../parts/Words'
import { space, touch } from '../../theme/tokens'
import { useTheme } from '../../theme/useTheme'
import { useArrangement } from './arrange'

interface MoveListProps {
  readonly view: PlayView
  readonly onLook: (ply: number) => void
}

/** The moves so far. Pressing one looks at the position after it; the list follows the position that is shown. */
export function MoveList({ view, onLook }: MoveListProps) {
  const { t } = useTranslation()
  const { mode, isRoomy, heights } = useArrangement()
  // In rows that fill the room there is, or in one line that scrolls sideways.
  const isWrapped = mode === 'row' && isRoomy
  const height = { [isWrapped ? 'minHeight' : 'height']: heights.moves }
  const { list, onBox, onChip, reveal } = useReveal(view.ply)
  const texts = [t('play.start'), ...movesAsText(view.match)]
  return (
    <View
      testID="move-list"
      role="group"
      aria-label={t('play.moves')}
      style={[isWrapped && styles.wrapped, height]}
      onLayout={event => onBox(event.nativeEvent.layout)}
    >
      <ScrollView
        ref={list}
        horizontal={!isWrapped}
        showsHorizontalScrollIndicator={false}
        contentContainerStyle={isWrapped ? styles.rows : styles.row}
        onContentSizeChange={reveal}
      >
        {texts.map((text, ply) => (
          <MoveChip key={ply} text={text} ply={ply} isShown={ply === view.ply} onLook={onLook} onPlace={onChip} />
        ))}
      </ScrollView>
    </View>
  )
}

/** Scrolls the chip of `ply` into the middle of the list when it changes, and when a chip finds its place. */
function useReveal(ply: number) {
  const list = useRef<ScrollView>(null)
  const box = useRef<LayoutRectangle>(undefined)
  const chips = useRef(new Map<number, LayoutRectangle>())
  const reveal = useCallback(() => {
    const chip = chips.current.get(ply)
    if (!chip || !box.current) return
    const { width, height } = box.current
    list.current?.scrollTo({
      x: Math.max(0, chip.x - (width - chip.width) / 2),
      y: Math.max(0, chip.y - (height - chip.height) / 2),
      animated: false,
    })
  }, [ply])
  useEffect(reveal, [reveal])
  const onBox = (layout: LayoutRectangle) => {
    box.current = layout
    reveal()
  }
  const onChip = (at: number, layout: LayoutRectangle) => {
    chips.current.set(at, layout)
    if (at === ply) reveal()
  }
  return { list, onBox, onChip, reveal }
}

interface MoveChipProps {
  readonly text: string
  readonly ply: number
  readonly isShown: boolean
  readonly onLook: (ply: number) => void
  readonly onPlace: (ply: number, layout: LayoutRectangle) => void
}

function MoveChip({ text, ply, isShown, onLook, onPlace }: MoveChipProps) {
  const theme = useTheme()
  const { heights } = useArrangement()
  return (
    <Pressable
      role="button"
      aria-current={isShown}
      aria-label={ply === 0 ? text : `${ply}. ${text}`}
      onPress={() => onLook(ply)}
      onLayout={event => onPlace(ply, event.nativeEvent.layout)}
      style={[styles.chip, { height: heights.moves }, isShown && { borderColor: theme.blue }]}
    >
      {ply > 0 && (
        <Words size="tiny" tone="inkSoft" isFigures>
          {ply}
        </Words>
      )}
      {/* Not bold where it is shown: wider letters would move the chips after it. */}
      <Words size="small" tone={isShown ? 'blue' : 'ink'}>
        {text}
      </Words>
    </Pressable>
  )
}

const styles = StyleSheet.create({
  wrapped: { flex: 1 },
  row: { alignItems: 'center', gap: space.s, paddingHorizontal: space.s },
  rows: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  chip: {
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
