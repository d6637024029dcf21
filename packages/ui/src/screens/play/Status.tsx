import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { useSetting } from '../../app/useSettings'
import { AppText } from '../../components/AppText'
import { useAnnounceChanges } from '../../components/useAnnounce'
import { useTextScale } from '../../components/useTextScale'
import { space } from '../../theme/tokens'
import { fitNames } from '../../words/playerNames'
import { formatNextStep, formatNote, formatStatus, sayMessage, type Message } from '../../words/status'
import { formatWhyNot } from '../../words/whyNot'
import { WhyNotLine } from '../board/WhyNotLine'
import { usePlayLayout } from './layout/playLayout'
import { hasNameRoom, NEXT_GAP, planMessage, type MessageStyle } from './layout/statusText'
import { usePlay } from './PlayContext'

interface StatusProps {
  /** Whether it repeats another status for the player at the far edge: screen readers skip it. */
  readonly isEcho?: boolean
}

/**
 * The voice of the game: who is to move or has won, what just happened, and what to do next. A note takes the place of
 * the status while there is one, and the reason of a refused tap that of both. Screen readers announce each when it
 * changes: the status once with each move, the others apart from it.
 */
export function Status({ isEcho = false }: StatusProps) {
  const { t } = useTranslation()
  const { view, gameUi, refused, isCoached } = usePlay()
  const { heights, airy = 0 } = usePlayLayout()
  const { match, result } = view
  const { plan, hasRoom } = useMessageRoom()
  const status = useMemo(
    () => fitNames(areWhole => formatStatus(t, gameUi, match, areWhole), hasRoom),
    [t, gameUi, match, hasRoom],
  )
  const style = useSetting('moveStyle')
  const note = fitNames(areWhole => formatNote(t, gameUi, view, style, areWhole), hasRoom)
  useAnnounceChanges(isEcho ? '' : sayMessage(status))
  useAnnounceChanges(isEcho ? '' : sayMessage(note))
  const isNoted = note.headline !== ''
  const why = refused ? formatWhyNot(t, match.game, refused.reason) : ''
  const whyPlan = plan({ headline: (isNoted ? note : status).headline, detail: why })
  const next = isCoached === undefined ? '' : formatNextStep(t, gameUi, view, isCoached)
  useAnnounceChanges(isEcho || isCoached !== true ? '' : next)
  const { style: statusStyle, hasNext } = plan(status, next)
  const covered = [styles.covered, { top: airy }]
  return (
    <View
      testID={isEcho ? undefined : 'message'}
      style={[styles.area, { minHeight: heights.status, paddingTop: airy }]}
    >
      <View style={(isNoted || refused) && covered}>
        <View {...liveRegion('status', isEcho)}>
          <MessageText message={status} style={statusStyle} isResult={result !== undefined} />
        </View>
        {hasNext && (
          <View
            key={`${statusStyle.headline} ${status.detail}`}
            {...(isCoached === true ? liveRegion('next-step', isEcho) : { testID: isEcho ? undefined : 'next-step' })}
            style={styles.next}
          >
            <AppText size={statusStyle.detail} tone="inkSoft">
              {next}
            </AppText>
          </View>
        )}
      </View>
      <View {...liveRegion('note', isEcho)} style={(!isNoted || refused) && covered}>
        <MessageText message={note} style={plan(note).style} />
      </View>
      <View style={!refused && covered}>
        {refused && !whyPlan.style.isRunIn && (
          <View aria-hidden>
            <Headline style={whyPlan.style}>{(isNoted ? note : status).headline}</Headline>
          </View>
        )}
        <WhyNotLine isEcho={isEcho} sizeOf={() => whyPlan.style.detail} />
      </View>
    </View>
  )
}

/** How a message is written here, in letters as large as fit, and whether one with whole names has room. */
function useMessageRoom() {
  const { heights, across, airy = 0, hasWords } = usePlayLayout()
  const textScale = useTextScale()
  const height = heights.status - airy
  return useMemo(() => {
    const room = { width: across, height }
    const first = hasWords ? 'large' : 'small'
    return {
      plan: (message: Message, next = '') => planMessage(message, next, room, textScale, first),
      hasRoom: (message: Message) => hasNameRoom(message, room, textScale, first),
    }
  }, [across, height, hasWords, textScale])
}

interface MessageTextProps {
  readonly message: Message
  readonly style: MessageStyle
  readonly isResult?: boolean
}

/** A headline and what is said below it, or beside it where there is no room for a line of its own. */
function MessageText({ message: { headline, detail }, style, isResult = false }: MessageTextProps) {
  const title = (
    <Headline style={style} isResult={isResult}>
      {headline}
    </Headline>
  )
  if (detail === '') return title
  if (!style.isRunIn)
    return (
      <>
        {title}
        {/* Words below a larger or smaller headline are new words and not moved ones. */}
        <AppText key={`${style.headline} ${headline}`} size={style.detail}>
          {detail}
        </AppText>
      </>
    )
  return (
    <AppText size={style.detail}>
      {title}
      {`. ${detail}`}
    </AppText>
  )
}

interface HeadlineProps extends Pick<MessageTextProps, 'style' | 'isResult'> {
  readonly children: ReactNode
}

function Headline({ style, isResult = false, children }: HeadlineProps) {
  return (
    <AppText size={style.headline} isBold tone={isResult ? 'gold' : 'ink'}>
      {children}
    </AppText>
  )
}

/** Makes screen readers announce a text when it changes; a repeated text is hidden from them. */
function liveRegion(testID: string, isEcho: boolean) {
  return isEcho ? ({ 'aria-hidden': true } as const) : ({ role: 'status', 'aria-live': 'polite', testID } as const)
}

// The text begins at the top: a second line moves nothing. What is shown gives the area its height where its words take
// more than was planned: then the screen scrolls, and nothing is cut off.
const styles = StyleSheet.create({
  area: { paddingHorizontal: space.s },
  next: { paddingTop: NEXT_GAP },
  // Hidden and not removed: screen readers may not announce a live region that was removed and comes back.
  covered: { position: 'absolute', left: space.s, right: space.s, opacity: 0, pointerEvents: 'none' },
})
