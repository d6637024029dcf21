import type { Match, MatchResult } from '@tabuleiro/engine'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { useMotionMillis } from '../../../board/motion'
import { settlingMillis } from '../../../board/motionPlan'
import { AppText } from '../../../components/AppText'
import { useAnnounce } from '../../../components/useAnnounce'
import { useTextScale } from '../../../components/useTextScale'
import { ownSideOf } from '../../../model/session/seats'
import { web } from '../../../platform/web'
import { radius, space, touch } from '../../../theme/tokens'
import { useTheme } from '../../../theme/useTheme'
import { fitNames } from '../../../words/playerNames'
import { formatResult } from '../../../words/result'
import { formatEffort, formatResultReason } from '../../../words/resultReason'
import { fittingSize, hasNameRoom, MESSAGE_STYLES } from '../layout/statusText'
import { usePlay } from '../PlayContext'
import { CardButtons } from './CardButtons'
import { cardPlan, hasHeadlineRoom, tilesBeside, type CardPlan } from './cardPlan'
import { Flourish, type Mood } from './Flourish'

/** Where a result card stands, and what it has. */
export interface ResultCardProps {
  readonly width: number
  /** Absent where it may be as high as its contents. */
  readonly height?: number
  /** Whether the match has ended just now: then the tiles are laid one by one. */
  readonly isNew: boolean
  /** Whether the buttons are elsewhere in any case. */
  readonly isBare?: boolean
  /** Whether it repeats another card for the player at the far edge: screen readers skip it. */
  readonly isEcho?: boolean
}

/** How a match ended: who won, why, and how long it was; with room for them, what to do next. */
export function ResultCard({ width, height, isNew, isBare = false, isEcho = false }: ResultCardProps) {
  const theme = useTheme()
  const { view } = usePlay()
  const plan = cardPlan(width, height, useTextScale(), isBare)
  const { match, result } = view
  if (!result) return null
  const mood = moodOf(match, result)
  const winner = result.winner === undefined ? 'draw' : String(result.winner + 1)
  const identity = isEcho
    ? ({ 'aria-hidden': true } as const)
    : { testID: 'result', ...web({ dataSet: { winner, reason: result.reason } }) }
  const colours = { backgroundColor: theme.surface, borderColor: mood === 'win' ? theme.gold : theme.line }
  return (
    <View
      {...identity}
      style={[styles.card, plan.isLine ? styles.bare : colours, height === undefined ? styles.free : { height }]}
    >
      {!plan.isLine && <Headline mood={mood} plan={plan} width={width} isNew={isNew} />}
      <Reason plan={plan} isEcho={isEcho} />
      {plan.hasButtons && <CardButtons />}
    </View>
  )
}

/** How the result is to the people at this screen. */
function moodOf(match: Match, { winner }: MatchResult): Mood {
  const own = ownSideOf(match)
  if (winner === undefined) return 'draw'
  return own === undefined || own === winner ? 'win' : 'loss'
}

interface HeadlineProps {
  readonly mood: Mood
  readonly plan: CardPlan
  readonly width: number
  readonly isNew: boolean
}

function Headline({ mood, plan, width, isNew }: HeadlineProps) {
  const { t } = useTranslation()
  const { view } = usePlay()
  const millis = useMotionMillis()
  // The tiles are laid once the last pieces stand.
  const [delay] = useState(() => settlingMillis(view.match.ending ? [] : view.events, millis))
  const textScale = useTextScale()
  const words = fitNames(
    isWhole => formatResult(t, view, isWhole),
    ({ length }) => hasHeadlineRoom(plan, width, length, textScale),
  )
  const count = tilesBeside(plan, width, words.length, textScale)
  const tiles = { mood, isNew, delay, count, size: plan.tile }
  return (
    <View style={styles.headline}>
      <Flourish {...tiles} side="left" />
      <View style={styles.winner}>
        <AppText
          role="heading"
          level={2}
          size={plan.headline}
          isBold
          tone={mood === 'win' ? 'gold' : 'ink'}
          align="center"
        >
          {words}
        </AppText>
      </View>
      <Flourish {...tiles} side="right" />
    </View>
  )
}

/** Why the match is over, and how long it was. Screen readers announce it after the status, which says who has won. */
function Reason({ plan, isEcho }: { readonly plan: CardPlan; readonly isEcho: boolean }) {
  const { t } = useTranslation()
  const { view, gameUi } = usePlay()
  const textScale = useTextScale()
  const effort = formatEffort(t, view.match)
  const { before, reason } = fitNames(
    areWhole => ({
      before: plan.isLine ? `${formatResult(t, view, areWhole)}. ` : '',
      reason: formatResultReason(t, gameUi, view, areWhole),
    }),
    words =>
      hasNameRoom(
        { headline: '', detail: `${words.before}${words.reason} ${effort}.` },
        plan.words,
        textScale,
        'small',
      ),
  )
  useAnnounce(isEcho ? '' : reason)
  const length = { headline: 0, detail: before.length + reason.length + effort.length + 2, next: 0 }
  const size = MESSAGE_STYLES[fittingSize(length, plan.words, textScale, 'small')].detail
  const live = isEcho ? {} : ({ role: 'status', 'aria-live': 'polite' } as const)
  const align = plan.isLine ? 'left' : 'center'
  return (
    <View {...live} testID={isEcho ? undefined : 'result-reason'} style={styles.reason}>
      <AppText size={size} align={align}>
        {before !== '' && (
          <AppText size={size} isBold>
            {before}
          </AppText>
        )}
        {reason}
        {!plan.hasButtons && (
          <AppText size={size} tone="inkSoft">
            {` ${effort}.`}
          </AppText>
        )}
      </AppText>
      {plan.hasButtons && (
        <AppText size="small" tone="inkSoft" align={align}>
          {effort}
        </AppText>
      )}
    </View>
  )
}

const styles = StyleSheet.create({
  card: {
    justifyContent: 'space-evenly',
    gap: space.xs,
    paddingHorizontal: space.s,
    paddingVertical: space.xs,
    borderWidth: 1.5,
    borderRadius: radius.card,
  },
  free: { gap: space.m, paddingVertical: space.m },
  bare: { paddingVertical: 0, borderWidth: 0 },
  headline: { flexDirection: 'row', alignItems: 'center', gap: space.s, minHeight: touch.min / 2 },
  winner: { flexShrink: 0, maxWidth: '100%' },
  reason: { gap: space.xs },
})
