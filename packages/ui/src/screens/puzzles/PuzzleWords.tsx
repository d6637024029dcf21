import Check from 'lucide-react-native/icons/check'
import Lightbulb from 'lucide-react-native/icons/lightbulb'
import RotateCcw from 'lucide-react-native/icons/rotate-ccw'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { useSetting } from '../../app/useSettings'
import { AppText } from '../../components/AppText'
import type { Icon } from '../../components/Button'
import { Chip } from '../../components/Chip'
import { useAnnounceChanges } from '../../components/useAnnounce'
import type { SolvingState } from '../../model/puzzles/solving'
import { space } from '../../theme/tokens'
import { useTheme } from '../../theme/useTheme'
import { formatSolving, formatTask } from '../../words/puzzles'
import { useBoard } from '../board/BoardContext'
import { WhyNotLine } from '../board/WhyNotLine'
import { usePlayLayout } from '../play/layout/playLayout'
import type { PuzzleRun } from './usePuzzle'

/** The sign and its tone at each state: shapes tell them apart as well as colours. */
const signs: Readonly<
  Partial<Record<SolvingState, { readonly Sign: Icon; readonly tone: 'green' | 'terracotta' | 'gold' }>>
> = {
  solved: { Sign: Check, tone: 'green' },
  wrong: { Sign: RotateCcw, tone: 'terracotta' },
  shown: { Sign: Lightbulb, tone: 'gold' },
}

/** What is asked, or what the last move was: one message at a time, announced once. Themes show when it is over. */
export function PuzzleWords({ run: { solving, asked } }: { readonly run: PuzzleRun }) {
  const { t } = useTranslation()
  const theme = useTheme()
  const { view, gameUi } = useBoard()
  const { isRoomy } = usePlayLayout()
  const style = useSetting('moveStyle')
  const message = formatSolving(t, gameUi, view, solving, asked, style)
  const task = formatTask(t, gameUi, asked, solving.puzzle)
  useAnnounceChanges(message)
  const sign = signs[solving.state]
  const isOver = solving.state === 'solved' || solving.state === 'shown'
  return (
    <>
      {isRoomy && message !== task && (
        <AppText size="small" tone="inkSoft">
          {task}
        </AppText>
      )}
      <View style={styles.row}>
        {sign && (
          <View aria-hidden>
            <sign.Sign color={theme[sign.tone]} size={20} strokeWidth={2.5} />
          </View>
        )}
        <View role="status" aria-live="polite" testID="status" style={styles.message}>
          <AppText size={isRoomy ? 'body' : 'small'}>{message}</AppText>
        </View>
      </View>
      {isOver && (
        <View style={styles.themes}>
          {solving.puzzle.themes.map(theme => (
            <Chip key={theme} word={t(`puzzles.theme.${theme}`)} />
          ))}
        </View>
      )}
      <WhyNotLine />
    </>
  )
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: space.s },
  message: { flexShrink: 1, flexGrow: 1 },
  themes: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
})
