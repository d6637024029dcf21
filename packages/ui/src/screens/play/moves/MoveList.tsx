import { memo, useCallback, useDeferredValue, useEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Pressable, ScrollView, StyleSheet, View, type LayoutRectangle } from 'react-native'
import { useSetting } from '../../../app/useSettings'
import type { Focusable } from '../../../board/cells'
import type { GameUi } from '../../../games/game'
import type { PlayView } from '../../../model/session/playView'
import { useStableCallback } from '../../../components/useStableCallback'
import { AppText } from '../../../components/AppText'
import { space, touch } from '../../../theme/tokens'
import { useTheme } from '../../../theme/useTheme'
import { usePlayLayout } from '../layout/playLayout'
import { moveEntries, type MoveEntry } from '../../../words/moveRows'
import { usePlay } from '../PlayContext'
import { ListButtons, StepBack, StepForward } from './moveButtons'
import { useMoveFocus } from './useMoveFocus'

interface MoveListProps {
  /** Something to decide that takes the line of the buttons. */
  readonly offer?: ReactNode
  /** Something below the moves, where they have room of their own. */
  readonly below?: ReactNode
  /** Something that follows the moves. While there are none it takes their line, unless they have room of their own. */
  readonly after?: ReactNode
  /** Whether its line has no room for the lists of moves: menus open them. */
  readonly isBrief?: boolean
}

/**
 * The moves so far between two buttons that step through them. Pressing a move shows the position after it; the list
 * follows the position that is shown. The last buttons open lists of all moves, made and legal.
 */
export function MoveList({ offer, below, after, isBrief }: MoveListProps) {
  const { view, gameUi, session, actions } = usePlay()
  const rest = { onBrowse: session.browse, movesRef: actions.movesRef, offer, below, after, isBrief }
  // After a press the board is rendered first.
  return <Moves view={useDeferredValue(view)} gameUi={gameUi} {...rest} />
}

interface MovesProps extends MoveListProps {
  readonly view: PlayView
  readonly gameUi: GameUi
  readonly onBrowse: (ply: number) => void
  /** Moves the keyboard focus to the list. */
  readonly movesRef: RefObject<Focusable | null>
}

const Moves = memo(function Moves(props: MovesProps) {
  const { view, gameUi, offer, below, after, isBrief = false, onBrowse, movesRef } = props
  const { t } = useTranslation()
  const { heights, mode, isRoomy, facing } = usePlayLayout()
  const isUpright = facing?.rail === 'beside'
  // In rows that fill the available room, or in one line that scrolls sideways.
  const isWrapped = isUpright || (mode === 'row' && isRoomy)
  const { list, onBox, onChip, reveal } = useReveal(view.ply)
  const chip = { onBrowse, onPlace: onChip, ...useMoveFocus(view.ply, movesRef) }
  const style = useSetting('moveStyle')
  const entries = useMemo(() => moveEntries(t, gameUi, view.match, style), [t, gameUi, view.match, style])
  const moves = (
    <View
      testID="move-list"
      role="group"
      aria-label={t('play.moves')}
      style={styles.moves}
      onLayout={event => onBox(event.nativeEvent.layout)}
    >
      <ScrollView
        ref={list}
        horizontal={!isWrapped}
        showsHorizontalScrollIndicator={false}
        contentContainerStyle={isWrapped ? styles.rows : styles.row}
        onContentSizeChange={reveal}
      >
        {entries.map(entry => (
          <MoveChip key={entry.ply} {...entry} {...chip} isShown={entry.ply === view.ply} />
        ))}
        {after}
      </ScrollView>
    </View>
  )
  // Beside a board between two people each of them has buttons of their own.
  if (isUpright) return moves
  const line = [styles.line, mode === 'face' && styles.moves, { height: heights.moves }]
  // What is offered is loaded when it is first shown: its place is there before it.
  const offered = offer && <View style={{ minHeight: Math.max(touch.min, heights.moves) }}>{offer}</View>
  if (isWrapped)
    return (
      <View style={styles.moves}>
        {moves}
        {below}
        {offered ?? (
          <View style={[line, styles.spread]}>
            <StepBack />
            <ListButtons />
            <StepForward />
          </View>
        )}
      </View>
    )
  if (offered) return offered
  const isStart = view.match.plies.length === 0
  if (isStart && after)
    return (
      <View style={line}>
        <View style={styles.moves}>{after}</View>
        <ListButtons />
      </View>
    )
  return (
    <View style={line}>
      <StepBack />
      {moves}
      <StepForward />
      {!isBrief && <ListButtons />}
    </View>
  )
})

/** Scrolls the chip of `ply` into the middle of the list when `ply` changes, and when that chip is laid out. */
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
  const onChip = useStableCallback((at: number, layout: LayoutRectangle) => {
    chips.current.set(at, layout)
    if (at === ply) reveal()
  })
  return { list, onBox, onChip, reveal }
}

interface MoveChipProps extends MoveEntry {
  readonly isShown: boolean
  readonly onBrowse: (ply: number) => void
  readonly onPlace: (ply: number, layout: LayoutRectangle) => void
  readonly register: (ply: number, view: Focusable | null) => void
  readonly onFocused: (isFocused: boolean) => void
}

const MoveChip = memo(function MoveChip(props: MoveChipProps) {
  const { text, number, label, ply, isShown, onBrowse, onPlace, register, onFocused } = props
  const theme = useTheme()
  const { heights } = usePlayLayout()
  return (
    <Pressable
      ref={view => register(ply, view)}
      role="button"
      tabIndex={isShown ? 0 : -1}
      onFocus={() => onFocused(true)}
      onBlur={() => onFocused(false)}
      aria-current={isShown}
      aria-label={label}
      onPress={() => onBrowse(ply)}
      onLayout={event => onPlace(ply, event.nativeEvent.layout)}
      style={[styles.chip, { height: heights.moves }, isShown && { borderColor: theme.blue }]}
    >
      {number !== '' && (
        <AppText size="tiny" tone="inkSoft" isFigures>
          {number}
        </AppText>
      )}
      {/* Not bold where it is shown: wider letters would move the chips after it. */}
      <AppText size="small" tone={isShown ? 'blue' : 'ink'}>
        {text}
      </AppText>
    </Pressable>
  )
})

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', paddingHorizontal: space.xs, gap: space.s },
  spread: { justifyContent: 'space-between' },
  moves: { flex: 1 },
  rows: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  row: { alignItems: 'center', gap: space.s, paddingHorizontal: space.s },
  chip: {
    minWidth: touch.min,
    paddingHorizontal: space.s,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    borderBottomWidth: 2,
    borderColor: 'transparent',
  },
})
