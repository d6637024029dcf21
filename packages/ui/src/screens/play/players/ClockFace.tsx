import { positionOf, type Side } from '@tabuleiro/engine'
import { useEffect, useReducer } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet, useWindowDimensions, View } from 'react-native'
import { timeLeftAt } from '../../../model/session/clock'
import { isLow, formatTime, describeTime, millisToNextText } from '../../../words/time'
import type { PlayView } from '../../../model/session/playView'
import { AppText } from '../../../components/AppText'
import { schedule, monotonicNow } from '../../../platform/time'
import { web } from '../../../platform/web'
import { radius, space } from '../../../theme/tokens'
import { useTheme } from '../../../theme/useTheme'
import { usePlayLayout } from '../layout/playLayout'

/** Room for 59:59, and for 1:59:59. */
const WIDTH = { minutes: 60, hours: 78 } as const
/** Whoever moves often earns time: so many increments may come together. */
const EARNED = 60

interface ClockFaceProps {
  readonly view: PlayView
  readonly side: Side
}

/** What a player has left. It alone is drawn anew as time passes, and keeps its size. */
export function ClockFace({ view, side }: ClockFaceProps) {
  const { clock } = view.match
  return clock ? <Face view={view} side={side} initial={clock.initial[side]} earned={clock.increment[side]} /> : null
}

function Face({ view, side, initial, earned }: ClockFaceProps & { readonly initial: number; readonly earned: number }) {
  const { t } = useTranslation()
  const theme = useTheme()
  const { fontScale } = useWindowDimensions()
  const { heights } = usePlayLayout()
  const runs = view.watch.since !== undefined && positionOf(view.match).turn === side
  const left = useLeft(view, side, runs)
  const low = isLow(left, initial)
  const text = formatTime(left)
  const isBold = runs || low
  const ground = runs ? (low ? theme.terracotta : theme.blue) : theme.sunken
  const width = WIDTH[initial + EARNED * earned < 3_600_000 ? 'minutes' : 'hours'] * Math.max(1, fontScale)
  return (
    <View
      accessible
      role="timer"
      aria-label={t('clock.left', { time: describeTime(t, left) })}
      testID={`clock-${side + 1}`}
      {...web({ dataSet: { running: String(runs), low: String(low) } })}
      style={[
        styles.face,
        { width, height: heights.strip - space.xs, backgroundColor: ground, borderColor: ground },
        // A rim tells what the colour does, to those who do not see it.
        low && { borderColor: runs ? theme.ink : theme.terracotta },
      ]}
    >
      {/* A text of another width takes the place of the old one: no figures slide. */}
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

/** What a side has left now, and a new drawing whenever the text of it changes. */
function useLeft(view: PlayView, side: Side, runs: boolean): number {
  const [, tick] = useReducer((count: number) => count + 1, 0)
  const leftNow = () => timeLeftAt(view, monotonicNow())?.[side] ?? 0
  const drawn = leftNow()
  // After every drawing: what was drawn may be old by now.
  useEffect(() => {
    const left = leftNow()
    const isOld = formatTime(left) !== formatTime(drawn)
    return runs && (isOld || left > 0) ? schedule(isOld ? 0 : millisToNextText(left), tick) : undefined
  })
  return drawn
}

const styles = StyleSheet.create({
  face: { justifyContent: 'center', borderRadius: radius.control, borderWidth: 2 },
})
