import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Pressable, StyleSheet, View, type TextInput } from 'react-native'
import { useSetting } from '../../../app/useSettings'
import { AppText } from '../../../components/AppText'
import { Sheet } from '../../../components/Sheet'
import { TextField } from '../../../components/TextField'
import { useAnnounce } from '../../../components/useAnnounce'
import { filterMoves, movesTyped } from '../../../model/session/typedMove'
import { roomy } from '../../../theme/roomy'
import { radius, space } from '../../../theme/tokens'
import { useTheme } from '../../../theme/useTheme'
import { groupLegalMoves, type LegalMove, type LegalMoveGroup } from '../../../words/legalMoves'
import { usePlay } from '../PlayContext'

/** The most letters of a typed move or filter. */
const MAX_TYPED = 60

/**
 * Every legal move as a row to press, by piece or colour: the whole game can be played from here, without the board. A
 * field leaves the moves that fit what is typed, and Enter plays the only one.
 */
export function LegalMovesSheet({ isTyping }: { readonly isTyping: boolean }) {
  const { t } = useTranslation()
  const { view, gameUi, boardLayout, session, actions, sheets } = usePlay()
  const style = useSetting('moveStyle')
  const groups = useMemo(
    () => groupLegalMoves(t, gameUi, view, boardLayout, style),
    [t, gameUi, view, boardLayout, style],
  )
  const [typed, setTyped] = useState('')
  const [answer, setAnswer] = useState('')
  const left = useDeferredValue(typed)
  const shown = useMemo(() => filterGroups(groups, left), [groups, left])
  const playRow = ({ move }: LegalMove) => {
    session.choose(move, actions.needsConfirm)
    if (actions.needsConfirm) sheets.close()
  }
  const playTyped = () => {
    const found = movesTyped(
      groups.flatMap(({ moves }) => moves),
      typed,
    )
    const [only] = found
    if (only === undefined) setAnswer(t('play.typedNone', { typed }))
    else if (found.length > 1) setAnswer(t('play.typedMany', { typed, count: found.length }))
    else {
      setTyped('')
      playRow(only)
    }
  }
  const field = {
    typed,
    answer,
    isFocused: isTyping,
    onSubmit: playTyped,
    onChange: (text: string) => {
      setTyped(text)
      setAnswer('')
    },
  }
  return (
    <Sheet
      title={t('play.allMoves')}
      onClose={sheets.close}
      head={groups.length > 0 ? <MoveField {...field} /> : undefined}
    >
      {groups.length === 0 && <AppText tone="inkSoft">{t('play.noMoves')}</AppText>}
      {groups.length > 0 && shown.length === 0 && <AppText tone="inkSoft">{t('play.filteredOut')}</AppText>}
      {shown.map(group => (
        <Group key={group.place} {...group} pending={view.pending} onPlay={playRow} />
      ))}
    </Sheet>
  )
}

/** The groups with the moves that a typed text leaves; a word of a heading counts for all its moves. */
function filterGroups(groups: readonly LegalMoveGroup[], typed: string): readonly LegalMoveGroup[] {
  return groups
    .map(group => ({ ...group, moves: filterMoves(group.moves, typed) }))
    .filter(({ moves }) => moves.length > 0)
}

interface MoveFieldProps {
  readonly typed: string
  /** Why the typed text was not played. */
  readonly answer: string
  readonly isFocused: boolean
  readonly onChange: (text: string) => void
  readonly onSubmit: () => void
}

function MoveField({ typed, answer, isFocused, onChange, onSubmit }: MoveFieldProps) {
  const { t } = useTranslation()
  const input = useRef<TextInput | null>(null)
  // The sheet takes the focus first.
  useEffect(() => {
    if (isFocused) input.current?.focus()
  }, [isFocused])
  useAnnounce(answer)
  return (
    <View style={styles.field}>
      <TextField
        testID="typed-move"
        label={t('play.typeMove')}
        hint={t('play.typeMoveHint')}
        value={typed}
        onChange={onChange}
        maxLength={MAX_TYPED}
        autoCapitalize="none"
        autoCorrect={false}
        staysFocused
        onSubmitEditing={onSubmit}
        inputRef={view => {
          input.current = view
        }}
      />
      {answer !== '' && (
        <View role="status" testID="typed-answer">
          <AppText size="small" tone="terracotta">
            {answer}
          </AppText>
        </View>
      )}
    </View>
  )
}

interface GroupProps extends LegalMoveGroup {
  readonly pending: string | undefined
  readonly onPlay: (legal: LegalMove) => void
}

function Group({ title, moves, pending, onPlay }: GroupProps) {
  return (
    <View role="group" aria-label={title === '' ? undefined : title} style={styles.group}>
      {title !== '' && (
        <AppText role="heading" level={3} size="small" isBold>
          {title}
        </AppText>
      )}
      {moves.map(legal => (
        <MoveRow key={legal.text} legal={legal} isPending={legal.text === pending} onPlay={onPlay} />
      ))}
    </View>
  )
}

interface MoveRowProps extends Pick<GroupProps, 'onPlay'> {
  readonly legal: LegalMove
  readonly isPending: boolean
}

function MoveRow({ legal, isPending, onPlay }: MoveRowProps) {
  const theme = useTheme()
  const { text, words } = legal
  return (
    <Pressable
      role="button"
      testID={`move-${text}`}
      aria-pressed={isPending}
      onPress={() => onPlay(legal)}
      style={({ pressed }) => [
        styles.row,
        { borderColor: isPending ? theme.blue : theme.line },
        pressed && { backgroundColor: theme.sunken },
      ]}
    >
      <View style={styles.words}>
        <AppText>{words}</AppText>
      </View>
      {words !== text && (
        <AppText size="small" tone="inkSoft" isFigures>
          {text}
        </AppText>
      )}
    </Pressable>
  )
}

const styles = StyleSheet.create({
  field: { gap: space.xs, paddingHorizontal: space.l, paddingTop: space.m },
  group: { gap: space.s },
  row: {
    minHeight: roomy,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    paddingHorizontal: space.m,
    paddingVertical: space.xs,
    borderWidth: 1,
    borderRadius: radius.control,
  },
  words: { flex: 1 },
})
