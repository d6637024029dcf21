import type { Puzzle } from '@tabuleiro/ai'
import { gameOf, type Pair, type Seat } from '@tabuleiro/engine'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { useApp } from '../../app/AppContext'
import { AppText } from '../../components/AppText'
import { Button } from '../../components/Button'
import { Sheet } from '../../components/Sheet'
import { startMatch } from '../../model/library/startMatch'
import { PERSON } from '../../model/session/seats'
import { practiceMatch } from '../../model/practice/practiceMatch'
import { space } from '../../theme/tokens'
import { ExploreHere } from '../explore/ExploreHere'

/** The computer that a puzzle is played on against: it defends well and may still be beaten. */
const OPPONENT = 'level:4'

interface PuzzleSheetProps {
  readonly puzzle: Puzzle
  readonly onClose: () => void
}

/** What else can be done with a puzzle: share its link, and play on from its position or explore it. */
export function PuzzleSheet({ puzzle, onClose }: PuzzleSheetProps) {
  const { t } = useTranslation()
  const { device, library, navigator } = useApp()
  const [isCopied, setCopied] = useState(false)
  const { game, id } = puzzle
  const match = practiceMatch(puzzle)
  const share = async () => {
    const url = device.addressOf({ to: 'puzzle', game, id })
    const text = t('puzzles.message', { game: gameOf(game).name })
    const isShared = await device.share({ title: t('puzzles.title'), text, url })
    if (isShared === false) setCopied(await device.copy(url))
    else onClose()
  }
  const play = () => {
    const started = startMatch(library, { ...matchSpec(puzzle) })
    if (started.ok) navigator.open({ to: 'play', id: started.value })
  }
  return (
    <Sheet title={t('puzzles.more')} onClose={onClose}>
      <View style={styles.buttons}>
        <Button testID="puzzle-play" label={t('puzzles.play')} onPress={play} />
        {match.ok && <ExploreHere match={match.value} />}
        <Button testID="puzzle-share" label={t('puzzles.share')} onPress={() => void share()} />
        <View role="status" aria-live="polite">
          <AppText size="small">{isCopied ? t('puzzles.copied') : ''}</AppText>
        </View>
      </View>
    </Sheet>
  )
}

/** A new game from the position of a puzzle: the person plays the side to move. */
function matchSpec({ game, options, position }: Puzzle) {
  const match = practiceMatch({ game, options, position })
  const seats: Pair<Seat> | undefined = match.ok
    ? (match.value.seats.map(({ player }) => ({
        name: '',
        player: player === PERSON ? PERSON : OPPONENT,
      })) as unknown as Pair<Seat>)
    : undefined
  return { game, options, start: position, ...(seats && { seats }) }
}

const styles = StyleSheet.create({ buttons: { gap: space.s } })
