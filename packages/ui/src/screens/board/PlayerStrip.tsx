import { otherSide, type Side } from '@tabuleiro/engine'
import { memo, useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Pressable, StyleSheet, View } from 'react-native'
import type { GameUi } from '../../games/game'
import { seatName } from '../../words/playerNames'
import type { PlayView } from '../../model/session/playView'
import { AppText } from '../../components/AppText'
import { sharedAppearance } from '../../board/appearance'
import { web } from '../../platform/web'
import { radius, space } from '../../theme/tokens'
import { useTheme } from '../../theme/useTheme'
import { usePlayLayout } from '../play/layout/playLayout'
import { useBoard } from './BoardContext'
import { ClockFace } from './ClockFace'
import { ThinkingMark } from './ThinkingMark'
import { Tray } from './Tray'

/** A player: who they are, whether they are to move or thinking, what they have, and their places beside the board. */
export function PlayerStrip({ side }: { readonly side: Side }) {
  return (
    <View>
      <PlayerLine side={side} />
      <Tray side={side} />
    </View>
  )
}

/** Who a player is, whether they are to move or thinking, and what they have. */
export function PlayerLine({ side }: { readonly side: Side }) {
  const { t } = useTranslation()
  const { view, gameUi, onPlate } = useBoard()
  // After a press the board and what can be tapped are rendered first.
  const { match, state, turn, thinker } = useDeferredValue(view)
  const name = useMemo(() => seatName(t, match, side), [t, match, side])
  const summary = useMemo(() => gameUi.say.playerSummary(t, state, side), [t, gameUi, state, side])
  return (
    <View style={styles.line}>
      <NameAndScore
        gameUi={gameUi}
        state={state}
        side={side}
        name={name}
        summary={summary}
        isTimed={match.clock !== undefined}
        isToMove={turn === (side === 0 ? '1' : '2')}
        isThinking={thinker === side}
        onPlate={onPlate}
      />
      <ClockFace side={side} />
    </View>
  )
}

interface NameAndScoreProps {
  readonly gameUi: GameUi
  readonly side: Side
  readonly state: PlayView['state']
  readonly name: string
  /** What the player has, in words. */
  readonly summary: string
  readonly isTimed: boolean
  readonly isToMove: boolean
  readonly isThinking: boolean
  readonly onPlate: ((side: Side) => void) | undefined
}

const NameAndScore = memo(function NameAndScore(props: NameAndScoreProps) {
  const { gameUi, state, side, name, summary, isTimed, isToMove, isThinking, onPlate } = props
  const { t } = useTranslation()
  const theme = useTheme()
  const { heights, hasWords } = usePlayLayout()
  // On a narrow strip a clock takes the room of the extras, which the board shows as well.
  const hasExtrasRoom = hasWords || !isTimed
  const { appearance, score } = gameUi.score(state, side)
  const isAhead = score > gameUi.score(state, otherSide(side)).score
  return (
    // Too low for a button on small phones: a press is a short cut to what the menu opens, and Tab passes it.
    <Pressable
      accessible
      role="group"
      tabIndex={-1}
      onPress={() => onPlate?.(side)}
      aria-label={t(isToMove ? 'play.holdsToMove' : 'play.holds', { name, holding: summary })}
      testID={`player-${side + 1}`}
      {...web({ dataSet: { current: String(isToMove), tip: summary } })}
      style={[
        styles.strip,
        { height: heights.strip - space.xs },
        !hasWords && styles.tightStrip,
        isToMove && { backgroundColor: theme.cell, borderColor: theme.blue },
      ]}
    >
      <View aria-hidden style={[styles.row, !hasWords && styles.tightRow]}>
        <gameUi.draw.Piece appearance={sharedAppearance(appearance)} size={Math.min(26, heights.strip - 10)} />
        <View style={styles.name}>
          <AppText size="small" isBold={isToMove} numberOfLines={1}>
            {name}
          </AppText>
        </View>
        {isThinking && <ThinkingMark />}
        {gameUi.draw.PlayerExtras && hasExtrasRoom && (
          <gameUi.draw.PlayerExtras state={state} side={side} height={heights.strip < 36 ? 18 : 24} />
        )}
        <View style={hasWords ? styles.score : styles.tightScore}>
          <AppText size="body" isBold={isAhead} isFigures align="center">
            {score}
          </AppText>
        </View>
      </View>
    </Pressable>
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
  // A narrow strip keeps its room for the name.
  tightStrip: { paddingHorizontal: space.xs },
  tightRow: { gap: space.xs },
  tightScore: { minWidth: 20 },
})
