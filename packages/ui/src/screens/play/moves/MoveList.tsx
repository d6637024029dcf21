import { moveNumber, positionOf, type Match } from '@tabuleiro/engine'
import type { TFunction } from 'i18next'
import ChevronLeft from 'lucide-react-native/icons/chevron-left'
import ChevronRight from 'lucide-react-native/icons/chevron-right'
import List from 'lucide-react-native/icons/list'
import { memo, useCallback, useDeferredValue, useEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Pressable, ScrollView, StyleSheet, View, type LayoutRectangle } from 'react-native'
import type { Focusable } from '../../../board/cells'
import { writeMoves, type PlayView } from '../../../model/session/playView'
import { IconButton } from '../../../components/Button'
import { useStableCallback } from '../../../components/useStableCallback'
import { AppText } from '../../../components/AppText'
import { space, touch } from '../../../theme/tokens'
import { useTheme } from '../../../theme/useTheme'
import { usePlayLayout } from '../layout/playLayout'
import { seatName } from '../../../words/playerNames'
import { usePlay } from '../PlayContext'
import { useMoveFocus } from './useMoveFocus'

interface MoveListProps {
  /** Something to decide that takes the line of the buttons. */
  readonly offer?: ReactNode
}

/**
 * The moves so far between two buttons that step through them. Pressing a move shows the position after it; the list
 * follows the position that is shown. The last button lists every legal move: another way to play.
 */
export function MoveList({ offer }: MoveListProps) {
  const { view, session, sheets, actions } = usePlay()
  // A step starts from the position shown now, however soon it follows another.
  const onStep = useStableCallback((by: number) => session.browse(view.ply + by))
  const handlers = { onBrowse: session.browse, onStep, onAllMoves: sheets.openMoves, movesRef: actions.movesRef }
  // After a press the board is rendered first.
  return <Moves view={useDeferredValue(view)} offer={offer} {...handlers} />
}

interface MovesProps extends MoveListProps {
  readonly view: PlayView
  readonly onBrowse: (ply: number) => void
  readonly onStep: (by: number) => void
  readonly onAllMoves: () => void
  /** Moves the keyboard focus to the list. */
  readonly movesRef: RefObject<Focusable | null>
}

const Moves = memo(function Moves({ view, offer, onBrowse, onStep, onAllMoves, movesRef }: MovesProps) {
  const { t } = useTranslation()
  const { heights, mode, isRoomy, facing } = usePlayLayout()
  const isUpright = facing?.rail === 'beside'
  // In rows that fill the available room, or in one line that scrolls sideways.
  const isWrapped = isUpright || (mode === 'row' && isRoomy)
  const { list, onBox, onChip, reveal } = useReveal(view.ply)
  const chip = { onBrowse, onPlace: onChip, ...useMoveFocus(view.ply, movesRef) }
  const entries = useMemo(() => listEntries(t, view.match), [t, view.match])
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
        {entries.map((entry, ply) => (
          <MoveChip key={ply} {...entry} {...chip} ply={ply} isShown={ply === view.ply} />
        ))}
      </ScrollView>
    </View>
  )
  if (isUpright)
    return (
      <View style={styles.upright}>
        {moves}
        <Back view={view} onStep={onStep} />
        <Forward view={view} onStep={onStep} />
        <AllMoves onAllMoves={onAllMoves} />
      </View>
    )
  const line = [styles.line, mode === 'face' && styles.moves, { height: heights.moves }]
  if (isWrapped)
    return (
      <View style={styles.moves}>
        {moves}
        {offer ?? (
          <View style={[line, styles.spread]}>
            <Back view={view} onStep={onStep} />
            <AllMoves onAllMoves={onAllMoves} />
            <Forward view={view} onStep={onStep} />
          </View>
        )}
      </View>
    )
  return (
    offer ?? (
      <View style={line}>
        <Back view={view} onStep={onStep} />
        {moves}
        <Forward view={view} onStep={onStep} />
        <AllMoves onAllMoves={onAllMoves} />
      </View>
    )
  )
})

function Back({ view, onStep }: Pick<MovesProps, 'view' | 'onStep'>) {
  const { t } = useTranslation()
  const back = { label: t('play.back'), Icon: ChevronLeft, onPress: () => onStep(-1) }
  return <IconButton testID="step-back" {...back} isDisabled={view.ply === 0} />
}

function Forward({ view, onStep }: Pick<MovesProps, 'view' | 'onStep'>) {
  const { t } = useTranslation()
  const forward = { label: t('play.forward'), Icon: ChevronRight, onPress: () => onStep(1) }
  return <IconButton testID="step-forward" {...forward} isDisabled={view.isPresent} />
}

function AllMoves({ onAllMoves }: Pick<MovesProps, 'onAllMoves'>) {
  const { t } = useTranslation()
  return <IconButton testID="all-moves" label={t('play.allMoves')} Icon={List} onPress={onAllMoves} />
}

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

/** What the list says of the start or of a move. */
interface Entry {
  readonly text: string
  /** The number in front of the first of two moves that share one, else empty. */
  readonly number: string
  /** In full, for screen readers. */
  readonly label: string
}

/** The start and the moves, numbered as records number them. */
function listEntries(t: TFunction, match: Match): readonly Entry[] {
  const start = t('play.start')
  const moves = writeMoves(match).map((text, at): Entry => {
    const { turn } = positionOf(match, at)
    const number = moveNumber(at, turn)
    return {
      text,
      number: turn === 0 ? String(number) : at === 0 ? `${number}…` : '',
      label: t('play.moveBy', { number, move: text, name: seatName(t, match, turn) }),
    }
  })
  return [{ text: start, number: '', label: start }, ...moves]
}

interface MoveChipProps extends Entry {
  readonly ply: number
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
  upright: { flex: 1, gap: space.s },
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
