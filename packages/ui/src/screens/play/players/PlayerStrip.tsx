import { otherSide, type Side } from '@tabuleiro/engine'
import { memo, useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import type { GameUi } from '../../../games/game'
import { seatName } from '../../../words/status'
import type { PlayView } from '../../../model/session/playView'
import { AppText } from '../../../components/AppText'
import { radius, space } from '../../../theme/tokens'
import { useTheme } from '../../../theme/useTheme'
import { usePlayLayout } from '../layout/playLayout'
import { ClockFace } from './ClockFace'
import { ThinkingMark } from './ThinkingMark'
import { Tray } from './Tray'

interface PlayerStripProps {
  readonly view: PlayView
  readonly board: GameUi
  readonly side: Side
  readonly onTap: (place: string) => void
}

/** A player: who they are, whether they are to move or thinking, what they have, and their places beside the board. */
export function PlayerStrip({ view, board, side, onTap }: PlayerStripProps) {
  const { t } = useTranslation()
  // The board and what can be tapped answer a press first.
  const { match, state, turn, thinker } = useDeferredValue(view)
  const name = useMemo(() => seatName(t, match, side), [t, match, side])
  const holding = useMemo(() => board.say.playerSummary(t, state, side), [t, board, state, side])
  return (
    <View>
      <View style={styles.line}>
        <Face
          board={board}
          state={state}
          side={side}
          name={name}
          holding={holding}
          isTimed={match.clock !== undefined}
          isToMove={turn === (side === 0 ? '1' : '2')}
          isThinking={thinker === side}
        />
        <ClockFace view={view} side={side} />
      </View>
      <Tray view={view} board={board} side={side} onTap={onTap} />
    </View>
  )
}

interface FaceProps extends Pick<PlayerStripProps, 'board' | 'side'> {
  readonly state: PlayView['state']
  readonly name: string
  /** What the player has, in words. */
  readonly holding: string
  readonly isTimed: boolean
  readonly isToMove: boolean
  readonly isThinking: boolean
}

const Face = memo(function Face({ board, state, side, name, holding, isTimed, isToMove, isThinking }: FaceProps) {
  const { t } = useTranslation()
  const theme = useTheme()
  const { heights, hasWords } = usePlayLayout()
  // On a narrow strip a clock takes the room of what the board shows as well.
  const hasRoom = hasWords || !isTimed
  const { appearance, score } = board.score(state, side)
  const isAhead = score > board.score(state, otherSide(side)).score
  return (
    <View
      accessible
      role="group"
      aria-label={t(isToMove ? 'play.holdsToMove' : 'play.holds', { name, holding })}
      testID={`player-${side + 1}`}
      style={[
        styles.strip,
        { height: heights.strip - space.xs },
        !hasWords && styles.tightStrip,
        isToMove && { backgroundColor: theme.cell, borderColor: theme.blue },
      ]}
    >
      <View aria-hidden style={[styles.row, !hasWords && styles.tightRow]}>
        <board.draw.Piece appearance={appearance} size={Math.min(26, heights.strip - 10)} />
        <View style={styles.name}>
          <AppText size="small" isBold={isToMove} numberOfLines={1}>
            {name}
          </AppText>
        </View>
        {isThinking && <ThinkingMark />}
        {board.draw.PlayerExtras && hasRoom && (
          <board.draw.PlayerExtras state={state} side={side} height={heights.strip < 36 ? 18 : 24} />
        )}
        <View style={hasWords ? styles.score : styles.tightScore}>
          <AppText size="body" isBold={isAhead} isFigures align="center">
            {score}
          </AppText>
        </View>
      </View>
    </View>
  )
})

const styles = StyleSheet.create({
  line: { flexDirection: 'row', gap: space.s, marginVertical: space.xs / 2 },
  strip: {
    flex: 1,
    justifyContent: 'center',
    paddingHorizontal: space.s,
    borderRadius: radius.control,
    borderWidth: 1.5,
    borderColor: 'transparent',
  },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  name: { flex: 1 },
  score: { minWidth: 28 },
  // A narrow strip needs its room for the name.
  tightStrip: { paddingHorizontal: space.xs },
  tightRow: { gap: space.xs },
  tightScore: { minWidth: 20 },
})
