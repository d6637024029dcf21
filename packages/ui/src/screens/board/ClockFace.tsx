import { positionOf, type Side } from '@tabuleiro/engine'
import { useEffect, useReducer } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { timeLeftAt } from '../../model/session/clock'
import { isLow, formatTime, describeTime, millisToNextText } from '../../words/time'
import type { PlayView } from '../../model/session/playView'
import { AppText } from '../../components/AppText'
import { useTextScale } from '../../components/useTextScale'
import { schedule, monotonicNow } from '../../platform/time'
import { web } from '../../platform/web'
import { radius, space } from '../../theme/tokens'
import { useTheme } from '../../theme/useTheme'
import { usePlayLayout } from '../play/layout/playLayout'
import { useBoard } from './BoardContext'

/** Room for 59:59, and for 1:59:59. */
const WIDTH = { minutes: 60, hours: 78 } as const
/** How many increments a player may collect: the width allows for that much time. */
const MAX_INCREMENTS = 60

/** The time that a player has left. It alone is rendered again as time passes, and it keeps its size. */
export function ClockFace({ side }: { readonly side: Side }) {
  const { clock } = useBoard().view.match
  return clock ? <RunningClock side={side} initial={clock.initial[side]} increment={clock.increment[side]} /> : null
}

interface RunningClockProps {
  readonly side: Side
  readonly initial: number
  readonly increment: number
}

function RunningClock({ side, initial, increment }: RunningClockProps) {
  const { t } = useTranslation()
  const { view } = useBoard()
  const theme = useTheme()
  const textScale = useTextScale()
  const { heights } = usePlayLayout()
  const runs = view.stopwatch.since !== undefined && positionOf(view.match).turn === side
  const left = useTimeLeft(view, side, runs)
  const low = isLow(left, initial)
  const text = formatTime(left)
  const isBold = runs || low
  const background = runs ? (low ? theme.terracotta : theme.blue) : theme.sunken
  const width = WIDTH[initial + MAX_INCREMENTS * increment < 3_600_000 ? 'minutes' : 'hours'] * Math.max(1, textScale)
  return (
    <View
      accessible
      role="timer"
      aria-label={t('clock.left', { time: describeTime(t, left) })}
      testID={`clock-${side + 1}`}
      {...web({ dataSet: { running: String(runs), low: String(low) } })}
      style={[
        styles.face,
        { width, height: heights.strip - space.xs, backgroundColor: background, borderColor: background },
        // A border says the same as the colour, for players who do not see that.
        low && { borderColor: runs ? theme.ink : theme.terracotta },
      ]}
    >
      {/* A text of another width is a new element: figures do not slide. */}
      <AppText
        key={`${text.length} ${isBold}`}
        aria-hidden
        align="center"
        tone={runs ? 'onBlue' : 'ink'}
        isBold={isBold}
        isFigures
      >
        {text}
      </AppText>
    </View>
  )
}

/** The time a side has left now. Renders again whenever its text changes. */
function useTimeLeft(view: PlayView, side: Side, runs: boolean): number {
  const [, tick] = useReducer((count: number) => count + 1, 0)
  const leftNow = () => timeLeftAt(view, monotonicNow())?.[side] ?? 0
  const drawn = leftNow()
  // After every render, since the rendered time may be outdated by now.
  useEffect(() => {
    const left = leftNow()
    const isOutdated = formatTime(left) !== formatTime(drawn)
    return runs && (isOutdated || left > 0) ? schedule(isOutdated ? 0 : millisToNextText(left), tick) : undefined
  })
  return drawn
}

const styles = StyleSheet.create({
  face: { justifyContent: 'center', borderRadius: radius.control, borderWidth: 2 },
})
