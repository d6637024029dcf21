import { gameOf, legalMoves, next, otherSide } from '@tabuleiro/engine'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Pressable, StyleSheet, View } from 'react-native'
import type { GameBoard } from '../../boards/game'
import { colourOf, headlineOf, nameOf } from '../../match/words'
import type { PlayView } from '../../match/view'
import { Button } from '../../parts/Button'
import { Words } from '../../parts/Words'
import { web } from '../../platform/web'
import { radius, space, touch } from '../../theme/tokens'
import { useTheme } from '../../theme/useTheme'
import { heights } from './arrange'

interface SlotProps {
  readonly view: PlayView
  readonly board: GameBoard
  readonly onTap: (place: string) => void
  readonly onPlayOn: () => void
  readonly onConfirm: () => void
  readonly onCancel: () => void
  readonly onRematch: () => void
  readonly onNewGame: () => void
}

/** Room that is always kept for what must be decided now: a move to confirm, a swap, what to do after the game. */
export function Slot(props: SlotProps) {
  const { view } = props
  return (
    <View style={styles.slot}>
      {view.pending !== undefined ? (
        <Pending {...props} />
      ) : view.targets.has('swap') ? (
        <SwapChoice {...props} />
      ) : view.result ? (
        <ResultPanel {...props} />
      ) : null}
    </View>
  )
}

/** Two large buttons, well apart: the only way to play a move that waits. */
function Pending({ view, onConfirm, onCancel }: SlotProps) {
  const { t } = useTranslation()
  return (
    <View style={[styles.row, styles.apart]}>
      <View style={styles.half}>
        <Button testID="cancel" label={t('play.cancel')} height={touch.settle} onPress={onCancel} />
      </View>
      <View style={styles.half}>
        <Button
          testID="confirm"
          label={t('play.confirm', { move: view.pending ?? '' })}
          height={touch.settle}
          isPrimary
          onPress={onConfirm}
        />
      </View>
    </View>
  )
}

/** Swap sides or play on: each says who has which colour afterwards. Tapping the board is playing on. */
function SwapChoice({ view, board, onTap, onPlayOn }: SlotProps) {
  const { t } = useTranslation()
  const { match, state } = view
  const side = state.turn
  const after = swapped(view)
  const names = { mover: nameOf(t, match, side), other: nameOf(t, match, otherSide(side)) }
  const gained = colourOf(t, match, board, after, side)
  const lost = colourOf(t, match, board, after, otherSide(side))
  const colour = colourOf(t, match, board, state, side)
  return (
    <View role="group" aria-label={t('swap.title')} style={styles.row}>
      <ChoiceCard
        testID="cell-swap"
        title={t('swap.swap')}
        hint={t('swap.swapHint', { ...names, gained, lost })}
        onPress={() => onTap('swap')}
      />
      <ChoiceCard
        testID="play-on"
        title={t('swap.playOn')}
        hint={t('swap.playOnHint', { ...names, colour })}
        onPress={onPlayOn}
      />
    </View>
  )
}

/** The position after the swap, to say who would own what. */
function swapped({ match, state }: PlayView): PlayView['state'] {
  const game = gameOf(match.game)
  const swap = legalMoves(game, state).find(move => game.taps(state, move)[0] === 'swap')
  return swap === undefined ? state : next(game, state, swap)
}

interface ChoiceCardProps {
  readonly testID: string
  readonly title: string
  readonly hint: string
  readonly onPress: () => void
}

function ChoiceCard({ testID, title, hint, onPress }: ChoiceCardProps) {
  const theme = useTheme()
  return (
    <Pressable
      role="button"
      testID={testID}
      onPress={onPress}
      style={({ pressed }) => [
        styles.card,
        { borderColor: theme.blue, backgroundColor: pressed ? theme.sunken : theme.surface },
      ]}
      {...web({ dataSet: { target: testID.startsWith('cell-') ? 'true' : undefined } })}
    >
      <Words size="small" tone="blue" isBold>
        {title}
      </Words>
      <Words size="tiny" tone="inkSoft" numberOfLines={2}>
        {hint}
      </Words>
    </Pressable>
  )
}

/** Milliseconds for which the buttons after a game stay asleep, so that a last hasty tap presses none of them. */
const ASLEEP = 600

/** Who won, beside the board and never over it; the line above says why. */
function ResultPanel({ view, onRematch, onNewGame }: SlotProps) {
  const { t } = useTranslation()
  const [isAwake, setAwake] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setAwake(true), ASLEEP)
    return () => clearTimeout(timer)
  }, [])
  const winner = view.result?.winner
  return (
    <View
      testID="result"
      style={styles.row}
      {...web({
        dataSet: { winner: winner === undefined ? 'draw' : String(winner + 1), reason: view.result?.reason },
      })}
    >
      <View style={styles.half}>
        <Words isBold numberOfLines={2}>
          {headlineOf(t, view)}
        </Words>
      </View>
      <Button testID="rematch" label={t('play.rematch')} isPrimary isDisabled={!isAwake} onPress={onRematch} />
      <Button testID="result-new-game" label={t('play.newGame')} isDisabled={!isAwake} onPress={onNewGame} />
    </View>
  )
}

const styles = StyleSheet.create({
  slot: { height: heights.slot, justifyContent: 'center', paddingHorizontal: space.s },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  apart: { gap: space.l },
  half: { flex: 1 },
  card: {
    flex: 1,
    height: heights.slot - space.s,
    paddingHorizontal: space.s,
    justifyContent: 'center',
    borderWidth: 1.5,
    borderRadius: radius.card,
  },
})
