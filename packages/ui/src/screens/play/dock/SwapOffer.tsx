import { gameOf, next, otherSide, type Place } from '@tabuleiro/engine'
import { useTranslation } from 'react-i18next'
import { Pressable, StyleSheet, View } from 'react-native'
import { formatColour, seatName } from '../../../words/playerNames'
import type { PlayView } from '../../../model/session/playView'
import { AppText } from '../../../components/AppText'
import { web } from '../../../platform/web'
import { radius, space, touch } from '../../../theme/tokens'
import { useTheme } from '../../../theme/useTheme'
import { usePlayLayout } from '../layout/playLayout'
import { usePlay } from '../PlayContext'
import { useTapGuard } from '../useTapGuard'

/** Swap sides or play on: each says which colour the mover has afterwards. Tapping the board is playing on. */
export function SwapOffer({ swap }: { readonly swap: Place }) {
  const { t } = useTranslation()
  const { view, gameUi, actions } = usePlay()
  const { match, state } = view
  const side = state.turn
  const after = swapped(view)
  const [mover, other] = [seatName(t, match, side), seatName(t, match, otherSide(side))]
  const gained = formatColour(t, match, gameUi, after, side)
  const lost = formatColour(t, match, gameUi, after, otherSide(side))
  const colour = formatColour(t, match, gameUi, state, side)
  return (
    <View role="group" aria-label={t('swap.title')} style={styles.row}>
      <ChoiceCard
        testID="cell-swap"
        title={t('swap.swap')}
        label={t('swap.swapHint', { mover, gained, other, lost })}
        colour={gained}
        onPress={() => actions.pick(swap)}
      />
      <ChoiceCard
        testID="play-on"
        title={t('swap.playOn')}
        label={t('swap.playOnHint', { mover, colour })}
        colour={colour}
        onPress={actions.focusBoard}
      />
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
  readonly onPress: () => void
}

function ChoiceCard({ testID, title, label, colour, onPress }: ChoiceCardProps) {
  const theme = useTheme()
  const isGuarded = useTapGuard()
  const { heights } = usePlayLayout()
  return (
    <Pressable
      role="button"
      aria-label={label}
      testID={testID}
      disabled={isGuarded}
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
  card: {
    flex: 1,
    paddingHorizontal: space.s,
    justifyContent: 'center',
    borderWidth: 1.5,
    borderRadius: radius.card,
  },
})
