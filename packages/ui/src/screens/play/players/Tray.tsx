import type { Side } from '@tabuleiro/engine'
import Check from 'lucide-react-native/icons/check'
import { memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Pressable, StyleSheet, View } from 'react-native'
import type { GameDrawing, GameUi, TrayPlace } from '../../../games/game'
import { isSameLook } from '../../../board/appearance'
import { cachedLabels } from '../../../words/cachedLabels'
import { labelPlace } from '../../../words/status'
import type { PlayView } from '../../../model/session/playView'
import type { Icon } from '../../../components/Button'
import { AppText } from '../../../components/AppText'
import { web } from '../../../platform/web'
import { radius, space, touch } from '../../../theme/tokens'
import { useTheme } from '../../../theme/useTheme'
import { usePlayLayout } from '../layout/playLayout'

/** Lucide's own type does not know the colour. */
const Done: Icon = Check

interface TrayProps {
  readonly view: PlayView
  readonly board: GameUi
  /** Whose places; those that both share where it is undefined. */
  readonly side: Side | undefined
  readonly onTap: (place: string) => void
}

/** The places beside the board: turtles in their nest, discs to take. Nothing is drawn where a game has none. */
export function Tray({ view, board, side, onTap }: TrayProps) {
  const { t } = useTranslation()
  const { heights } = usePlayLayout()
  const { state, targets, beginnings, taps, hinted } = view
  const places = useMemo(() => board.tray?.(state, side) ?? [], [board, state, side])
  const labelOf = useMemo(
    () => cachedLabels((place, isTarget) => labelPlace(t, board, state, place, isTarget)),
    [t, board, state],
  )
  if (places.length === 0) return null
  const isWide = side === undefined
  const { Piece } = board.draw
  return (
    <View style={[styles.tray, { height: isWide ? heights.commonTray : heights.ownTray }]}>
      {places.map(({ place, appearance, count, state: stage }, i) => {
        const piece = { Piece, appearance, stage, isWide }
        if (place === undefined) return <Spent key={i} {...piece} />
        const isTarget = targets.has(place)
        return (
          <TrayButton
            key={i}
            {...piece}
            place={place}
            label={labelOf(place, isTarget)}
            count={count}
            isTarget={isTarget}
            canBegin={beginnings.has(place)}
            isChosen={taps.includes(place)}
            isHinted={hinted.has(place)}
            onTap={onTap}
          />
        )
      })}
    </View>
  )
}

interface SpentProps extends Pick<TrayPlace, 'appearance'>, Pick<GameDrawing, 'Piece'> {
  readonly stage: TrayPlace['state']
  readonly isWide: boolean
}

/** A place with nothing to tap any more. */
function Spent({ Piece, appearance, stage, isWide }: SpentProps) {
  const theme = useTheme()
  const size = sizeOf(isWide)
  return (
    <View aria-hidden style={[styles.place, { minWidth: size.place, height: size.place }]}>
      <View style={styles.spent}>
        <Piece appearance={appearance} size={size.piece} />
      </View>
      {stage === 'done' && (
        <View style={styles.done}>
          <Done color={theme.gold} size={22} strokeWidth={3} />
        </View>
      )}
    </View>
  )
}

interface TrayButtonProps extends SpentProps {
  readonly place: string
  readonly label: string
  readonly count: number | undefined
  readonly isTarget: boolean
  /** Whether it may be taken in the place of the chosen one. */
  readonly canBegin: boolean
  readonly isChosen: boolean
  readonly isHinted: boolean
  readonly onTap: (place: string) => void
}

const TrayButton = memo(function TrayButton(props: TrayButtonProps) {
  const { Piece, appearance, stage, isWide, place, label, count, isTarget, canBegin, isChosen, isHinted, onTap } = props
  const theme = useTheme()
  const size = sizeOf(isWide)
  return (
    <Pressable
      role="button"
      aria-label={label}
      aria-pressed={isChosen}
      testID={`cell-${place}`}
      disabled={!isTarget && !canBegin && !isChosen}
      onPress={() => onTap(place)}
      style={({ pressed }) => [
        styles.place,
        { minWidth: size.place, height: size.place, borderColor: isChosen ? theme.blue : 'transparent' },
        (isTarget || canBegin) && !isChosen && { borderColor: theme.line, backgroundColor: theme.surface },
        isHinted && { borderColor: theme.gold, borderStyle: 'dashed' },
        pressed && { backgroundColor: theme.sunken },
        isWide && styles.wide,
      ]}
      {...web({ dataSet: { target: isTarget ? 'true' : undefined } })}
    >
      <View aria-hidden style={stage === 'onBoard' && styles.away}>
        <Piece appearance={appearance} size={size.piece} />
      </View>
      {count !== undefined && (
        <AppText size="small" isBold isFigures aria-hidden>
          {count}
        </AppText>
      )}
    </Pressable>
  )
}, isSameButton)

/** Positions make their pieces anew each time: a button that looks as before is not drawn again. */
function isSameButton(
  { appearance: before, ...rest }: TrayButtonProps,
  { appearance, ...now }: TrayButtonProps,
): boolean {
  const keys = Object.keys(now) as (keyof typeof now)[]
  return isSameLook(before, appearance) && keys.every(key => rest[key] === now[key])
}

function sizeOf(isWide: boolean) {
  return isWide ? { place: touch.settle, piece: 36 } : { place: touch.least, piece: 34 }
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
  wide: { flex: 1, maxWidth: 140, gap: space.s },
  spent: { opacity: 0.35 },
  away: { opacity: 0.5, transform: [{ scale: 0.8 }] },
  done: { position: 'absolute' },
})
