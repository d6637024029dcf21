import { gameOf, next, otherSide, type Place } from '@tabuleiro/engine'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Pressable, StyleSheet, View } from 'react-native'
import { fitNames, formatColour, personOf, seatName, shortSeatName } from '../../../words/playerNames'
import type { PlayView } from '../../../model/session/playView'
import { AppText } from '../../../components/AppText'
import { Button } from '../../../components/Button'
import { useAnnounceChanges } from '../../../components/useAnnounce'
import { sayOfGame } from '../../../i18n/say'
import { web } from '../../../platform/web'
import { radius, space, touch } from '../../../theme/tokens'
import { useTheme } from '../../../theme/useTheme'
import { usePlayLayout } from '../layout/playLayout'
import { fitsLines } from '../layout/statusText'
import { usePlay } from '../PlayContext'
import { useTapGuard } from '../../board/useTapGuard'

/**
 * Swap sides or play on: each says which colour the mover has afterwards. Playing on, by its card or with a piece in
 * hand, folds both into one line of the same height that says what to do. The swap stays in reach until the reply.
 */
export function SwapOffer({ swap }: { readonly swap: Place }) {
  const { t } = useTranslation()
  const { view, gameUi, actions, swapAnswer } = usePlay()
  const { match, state } = view
  const side = state.turn
  const after = swapped(view)
  const [mover, other] = [seatName(t, match, side), seatName(t, match, otherSide(side))]
  const gained = formatColour(t, match, gameUi, after, side)
  const lost = formatColour(t, match, gameUi, after, otherSide(side))
  const colour = formatColour(t, match, gameUi, state, side)
  const label = t('swap.swapHint', { mover, gained, other, lost, ...personOf(match, side) })
  const pickSwap = () => actions.pick(swap)
  const isFolded = swapAnswer.hasPlayedOn || view.taps.length > 0
  return (
    <View role="group" aria-label={t('swap.title')} style={styles.row}>
      {isFolded ? (
        <SwapButton label={label} onPress={pickSwap} />
      ) : (
        <>
          <ChoiceCard
            testID="cell-swap"
            title={t('swap.swap')}
            label={label}
            colour={gained}
            focusRef={actions.questionRef}
            onPress={pickSwap}
          />
          <ChoiceCard
            testID="play-on"
            title={t('swap.playOn')}
            label={t('swap.playOnHint', { mover, colour, ...personOf(match, side) })}
            colour={colour}
            onPress={swapAnswer.playOn}
          />
        </>
      )}
      <WhatToDo isShown={isFolded} colour={colour} />
    </View>
  )
}

/** The swap in the folded line. It ignores a second press in haste on the card that was there before. */
function SwapButton({ label, onPress }: { readonly label: string; readonly onPress: () => void }) {
  const { t } = useTranslation()
  const isGuarded = useTapGuard()
  return (
    <Button
      testID="cell-swap"
      label={t('swap.swap')}
      accessibleLabel={label}
      isTarget
      isDisabled={isGuarded}
      onPress={onPress}
    />
  )
}

/** The width of the button beside what was chosen, in the longer language, with the margins. */
const BESIDE = 160

/** What was chosen and what to do now. Screen readers announce it when the offer is folded. */
function WhatToDo({ isShown, colour }: { readonly isShown: boolean; readonly colour: string }) {
  const { t } = useTranslation()
  const { match, state } = usePlay().view
  const { hasWords, across } = usePlayLayout()
  const size = hasWords ? 'small' : 'tiny'
  const task = sayOfGame(t, match.game, ['playOn'])
  const answer = fitNames(
    isWhole => {
      const mover = shortSeatName(t, match, state.turn, isWhole)
      return t('swap.playsOn', { mover, colour, task, ...personOf(match, state.turn) })
    },
    text => fitsLines(text, size, across - BESIDE, 2),
  )
  const words = isShown ? answer : ''
  useAnnounceChanges(words)
  return (
    <View role="status" aria-live="polite" testID="swap-answer" style={isShown && styles.words}>
      <AppText size={size}>{words}</AppText>
    </View>
  )
}

/** The position after the swap, to say who would own what. */
function swapped({ match, state }: PlayView): PlayView['state'] {
  const game = gameOf(match.game)
  return game.swap === undefined ? state : next(game, state, game.swap)
}

interface ChoiceCardProps {
  readonly testID: string
  readonly title: string
  /** All of it in a sentence, for screen readers. */
  readonly label: string
  /** The colour that the side to move has afterwards. */
  readonly colour: string
  readonly focusRef?: Ref<View>
  readonly onPress: () => void
}

function ChoiceCard({ testID, title, label, colour, focusRef, onPress }: ChoiceCardProps) {
  const theme = useTheme()
  const isGuarded = useTapGuard()
  const { heights } = usePlayLayout()
  return (
    <Pressable
      role="button"
      aria-label={label}
      testID={testID}
      disabled={isGuarded}
      ref={focusRef}
      onPress={onPress}
      style={({ pressed }) => [
        styles.card,
        { height: Math.max(touch.min, heights.moves), borderColor: theme.blue },
        { backgroundColor: pressed ? theme.sunken : theme.surface },
      ]}
      {...web({ dataSet: { target: testID.startsWith('cell-') ? 'true' : undefined } })}
    >
      <AppText size="small" tone="blue" isBold numberOfLines={1}>
        {title}
      </AppText>
      <AppText size="tiny" numberOfLines={1}>
        {colour}
      </AppText>
    </Pressable>
  )
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s, paddingHorizontal: space.s },
  words: { flex: 1 },
  card: {
    flex: 1,
    paddingHorizontal: space.s,
    justifyContent: 'center',
    borderWidth: 1.5,
    borderRadius: radius.card,
  },
})
