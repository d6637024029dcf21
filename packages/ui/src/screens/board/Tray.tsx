import type { Side } from '@tabuleiro/engine'
import Check from 'lucide-react-native/icons/check'
import { memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Pressable, StyleSheet, View, type GestureResponderEvent } from 'react-native'
import type { GameDrawing, TrayPlace } from '../../games/game'
import type { PressPlace } from '../../board/hand'
import { sharedAppearance } from '../../board/appearance'
import { cachedLabels, labelPlace } from '../../words/labels'
import type { Icon } from '../../components/Button'
import { AppText } from '../../components/AppText'
import { web } from '../../platform/web'
import { radius, space, touch } from '../../theme/tokens'
import { useTheme } from '../../theme/useTheme'
import { usePlayLayout } from '../play/layout/playLayout'
import { useBoard } from './BoardContext'
import { useDragging } from './drag/DragContext'

/** Lucide's own type does not know the colour. */
const DoneIcon: Icon = Check

interface TrayProps {
  /** Whose places; undefined for those that both share. */
  readonly side: Side | undefined
}

/** The places beside the board: turtles in their nest, discs to take. Nothing is drawn where a game has none. */
export function Tray({ side }: TrayProps) {
  const { t } = useTranslation()
  const { view, gameUi, actions } = useBoard()
  const { heights } = usePlayLayout()
  const dragging = useDragging()
  const { state, targets, beginnings, taps, hinted } = view
  const places = useMemo(() => gameUi.tray?.(state, side) ?? [], [gameUi, state, side])
  const labelOf = useMemo(
    () => cachedLabels((place, isTarget) => labelPlace(t, gameUi, state, place, isTarget)),
    [t, gameUi, state],
  )
  if (places.length === 0) return null
  const isWide = side === undefined
  const size = traySize(isWide, heights.commonTray)
  const { Piece } = gameUi.draw
  return (
    <View style={[styles.tray, { height: isWide ? heights.commonTray : heights.ownTray }]}>
      {places.map(({ place, appearance, count, state: stage }, i) => {
        const piece = { Piece, appearance: sharedAppearance(appearance), stage, size }
        if (place === undefined) return <UsedPlace key={i} {...piece} />
        const isTarget = targets.has(place)
        return (
          <TrayButton
            key={i}
            {...piece}
            onPressed={dragging?.press}
            place={place}
            label={labelOf(place, isTarget)}
            count={count}
            isTarget={isTarget}
            canBegin={beginnings.has(place)}
            isChosen={taps.includes(place)}
            isHinted={hinted.has(place)}
            shortcut={String(i + 1)}
            onTap={actions.pick}
          />
        )
      })}
    </View>
  )
}

interface UsedPlaceProps extends Pick<TrayPlace, 'appearance'>, Pick<GameDrawing, 'Piece'> {
  readonly stage: TrayPlace['state']
  readonly size: TraySize
}

/** A place with nothing to tap any more. */
function UsedPlace({ Piece, appearance, stage, size }: UsedPlaceProps) {
  const theme = useTheme()
  return (
    <View aria-hidden style={[styles.place, { minWidth: size.place, height: size.place }]}>
      <View style={styles.used}>
        <Piece appearance={appearance} size={size.piece} />
      </View>
      {stage === 'done' && (
        <View style={styles.done}>
          <DoneIcon color={theme.gold} size={22} strokeWidth={3} />
        </View>
      )}
    </View>
  )
}

interface TrayButtonProps extends UsedPlaceProps {
  readonly place: string
  readonly label: string
  readonly count: number | undefined
  readonly isTarget: boolean
  /** Whether it may be chosen instead of the chosen one. */
  readonly canBegin: boolean
  readonly isChosen: boolean
  readonly isHinted: boolean
  /** The key that takes from it while the board has the focus. */
  readonly shortcut: string
  readonly onTap: (place: string) => void
  /** The press may become a drag. */
  readonly onPressed: PressPlace | undefined
}

const TrayButton = memo(function TrayButton(props: TrayButtonProps) {
  const { Piece, appearance, stage, size, place, label, count, isTarget, canBegin, isChosen, isHinted, onTap } = props
  const theme = useTheme()
  const canTap = isTarget || canBegin || isChosen
  const onStart = (event: GestureResponderEvent) => {
    props.onPressed?.(place, event)
    return false
  }
  return (
    <View style={size.isWide && styles.wide} onStartShouldSetResponderCapture={onStart}>
      <Pressable
        role="button"
        aria-label={label}
        aria-pressed={isChosen}
        // A tap on it still says why it cannot be chosen; the keyboard passes it by.
        aria-disabled={!canTap}
        focusable={canTap}
        testID={`cell-${place}`}
        onPress={() => onTap(place)}
        style={({ pressed }) => [
          styles.place,
          { minWidth: size.place, height: size.place, borderColor: isChosen ? theme.blue : 'transparent' },
          (isTarget || canBegin) && !isChosen && { borderColor: theme.line, backgroundColor: theme.surface },
          isHinted && { borderColor: theme.gold, borderStyle: 'dashed' },
          pressed && { backgroundColor: theme.sunken },
          size.isWide && styles.spaced,
        ]}
        {...web({ dataSet: { target: isTarget ? 'true' : undefined }, 'aria-keyshortcuts': props.shortcut })}
      >
        <View aria-hidden style={[stage === 'onBoard' && styles.away, count === 0 && styles.used]}>
          <Piece appearance={appearance} size={size.piece} />
        </View>
        {count !== undefined && (
          <AppText size="small" isBold isFigures aria-hidden>
            {count}
          </AppText>
        )}
      </Pressable>
    </View>
  )
})

interface TraySize {
  readonly isWide: boolean
  readonly place: number
  readonly piece: number
}

const OWN_SIZE: TraySize = { isWide: false, place: touch.min, piece: 34 }
const SHARED_SIZE: TraySize = { isWide: true, place: touch.confirm, piece: 36 }
const LOW_SHARED_SIZE: TraySize = { isWide: true, place: touch.min, piece: 32 }

/** The size of the places of a tray: one object each, so that buttons can be memoised. */
function traySize(isWide: boolean, height: number): TraySize {
  if (!isWide) return OWN_SIZE
  return height < touch.confirm ? LOW_SHARED_SIZE : SHARED_SIZE
}

const styles = StyleSheet.create({
  tray: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.s,
    paddingHorizontal: space.s,
  },
  place: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.control,
    borderWidth: 2.5,
    borderColor: 'transparent',
  },
  wide: { flex: 1, maxWidth: 140 },
  spaced: { gap: space.s },
  used: { opacity: 0.35 },
  away: { opacity: 0.5, transform: [{ scale: 0.8 }] },
  done: { position: 'absolute' },
})
