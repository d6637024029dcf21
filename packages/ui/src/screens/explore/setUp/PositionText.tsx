import { gameOf, type Match, type State } from '@tabuleiro/engine'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Message } from '../../../components/Message'
import { TextField } from '../../../components/TextField'
import { formatPositionFault } from '../../../words/explore'

interface PositionTextProps {
  readonly match: Match
  /** The position on the board as text. */
  readonly text: string
  readonly onTake: (state: State) => void
}

/** The position as text, to copy it or to paste another: a legal one comes to the board at once. */
export function PositionText({ match, text, onTake }: PositionTextProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(text)
  const read = gameOf(match.game).decode(match.setup, typed.trim())
  const take = (next: string) => {
    setTyped(next)
    const position = gameOf(match.game).decode(match.setup, next.trim())
    if (position.ok && next.trim() !== text) onTake(position.value)
  }
  return (
    <>
      <TextField
        testID="position"
        label={t('explore.position')}
        value={typed}
        onChange={take}
        lines={3}
        autoCapitalize="none"
      />
      {typed !== text && !read.ok && <Message tone="bad" testID="text-bad" text={formatPositionFault(t, read.error)} />}
    </>
  )
}
