import ChartLine from 'lucide-react-native/icons/chart-line'
import ChevronLeft from 'lucide-react-native/icons/chevron-left'
import ChevronsUp from 'lucide-react-native/icons/chevrons-up'
import { useTranslation } from 'react-i18next'
import { useTextScale } from '../../../components/useTextScale'
import { space, touch } from '../../../theme/tokens'
import { ActionBar, type Action } from '../dock/ActionBar'
import { barActions } from '../dock/barActions'
import { usePlayLayout } from '../layout/playLayout'
import { usePlay } from '../PlayContext'
import { cardPlan } from './cardPlan'
import { useNextLevel } from './useNextLevel'

/** Which buttons the foot of the screen has after a match. */
export interface EndButtonsProps {
  /** The room of the card: where it has buttons of its own, they are not repeated. */
  readonly card: { readonly width: number; readonly height?: number }
  /** Steps back from the end, where the card has taken the place of the moves. */
  readonly onBack: (() => void) | undefined
}

/** The width of a button with a word below it. */
const LABELLED = 58

/** The buttons after a match: as many as there is room for, the most useful first. The menu has the others. */
export function EndButtons({ card, onBack }: EndButtonsProps) {
  const { t } = useTranslation()
  const play = usePlay()
  const { across, hasWords } = usePlayLayout()
  const scale = useTextScale()
  const next = useNextLevel()
  const { onRematch, onReview, isTapGuarded } = play
  const usual = new Map(barActions(t, play).map(action => [action.id, action]))
  const pick = (id: string) => usual.get(id) ?? []
  const back: Action[] = onBack ? [{ id: 'step-back', word: 'back', Icon: ChevronLeft, act: onBack }] : []
  const review: Action[] =
    play.view.match.plies.length > 0
      ? [{ id: 'review', word: 'review', Icon: ChartLine, act: onReview, isDisabled: isTapGuarded }]
      : []
  const suggested: Action[] = next
    ? [
        {
          id: 'next-level',
          word: 'levelUp',
          label: t('ended.next', { level: next.name }),
          Icon: ChevronsUp,
          act: () => onRematch(next.player),
          isDisabled: isTapGuarded,
        },
      ]
    : []
  const { hasButtons } = cardPlan(card.width, card.height, scale, false)
  const ofMatch = hasButtons ? [] : [pick('rematch'), review, suggested].flat()
  const wanted = [pick('menu'), back, ofMatch, pick('undo'), pick('share'), pick('new-game')].flat()
  const count = Math.floor((across - space.s) / ((hasWords ? LABELLED : touch.min) * Math.max(1, scale) + space.s))
  return <ActionBar actions={wanted.slice(0, Math.max(MIN_BUTTONS, count))} />
}

/** The least number of buttons, however narrow the screen. */
const MIN_BUTTONS = 5
