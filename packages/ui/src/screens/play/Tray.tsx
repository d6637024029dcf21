import type { Side } from '@tabuleiro/engine'
import Check from 'lucide-react-native/icons/check'
import { useTranslation } from 'react-i18next'
import { Pressable, StyleSheet, View } from 'react-native'
import type { GameBoard, TrayPlace } from '../../boards/game'
import { placeLabelOf } from '../../match/words'
import type { PlayView } from '../../match/view'
import type { Icon } from '../../parts/Button'
import { Words } from '../../parts/Words'
import { web } from '../../platform/web'
import { radius, space, touch } from '../../theme/tokens'
import { useTheme } from '../../theme/useTheme'
import { useArrangement } from './arrange'

/** Lucide's own type does not know the colour. */
const Done: Icon = Check

interface TrayProps {
  readonly view: PlayView
  readonly board: GameBoard
  /** Whose places; those that both share where it is undefined. */
  readonly side: Side | undefined
  readonly onTap: (place: string) => void
}

/** The places beside the board: turtles in their nest, discs to take. Nothing is drawn where a game has none. */
export function Tray({ view, board, side, onTap }: TrayProps) {
  const { heights } = useArrangement()
  const places = board.tray?.(view.state, side) ?? []
  if (places.length === 0) return null
  const isCommon = side === undefined
  return (
    <View style={[styles.tray, { height: isCommon ? heights.commonTray : heights.ownTray }]}>
      {places.map((place, i) => (
        <TrayButton key={i} view={view} board={board} place={place} isWide={isCommon} onTap={onTap} />
      ))}
    </View>
  )
}

interface TrayButtonProps extends Pick<TrayProps, 'view' | 'board' | 'onTap'> {
  readonly place: TrayPlace
  readonly isWide: boolean
}

function TrayButton({ view, board, place: { place, look, count, state }, isWide, onTap }: TrayButtonProps) {
  const { t } = useTranslation()
  const theme = useTheme()
  const size = isWide ? touch.settle : touch.least
  const piece = <board.Piece look={look} size={isWide ? 36 : 34} />
  if (place === undefined)
    return (
      <View aria-hidden style={[styles.place, { minWidth: size, height: size }]}>
        <View style={styles.spent}>{piece}</View>
        {state === 'done' && (
          <View style={styles.done}>
            <Done color={theme.gold} size={22} strokeWidth={3} />
          </View>
        )}
      </View>
    )
  const isTarget = view.targets.has(place)
  const isChosen = view.taps.includes(place)
  const isHinted = view.hinted.has(place)
  return (
    <Pressable
      role="button"
      aria-label={placeLabelOf(t, board, view.state, place, view.targets.has(place))}
      aria-pressed={isChosen}
      testID={`cell-${place}`}
      disabled={!isTarget && !isChosen}
      onPress={() => onTap(place)}
      style={({ pressed }) => [
        styles.place,
        { minWidth: size, height: size, borderColor: isChosen ? theme.blue : 'transparent' },
        isTarget && !isChosen && { borderColor: theme.line, backgroundColor: theme.surface },
        isHinted && { borderColor: theme.gold, borderStyle: 'dashed' },
        pressed && { backgroundColor: theme.sunken },
        isWide && styles.wide,
      ]}
      {...web({ dataSet: { target: isTarget ? 'true' : undefined } })}
    >
      <View aria-hidden style={state === 'onBoard' && styles.away}>
        {piece}
      </View>
      {count !== undefined && (
        <Words size="small" isBold isFigures aria-hidden>
          {count}
        </Words>
      )}
    </Pressable>
  )
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
