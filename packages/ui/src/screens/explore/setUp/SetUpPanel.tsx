import { gameOf, type State } from '@tabuleiro/engine'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { useApp } from '../../../app/AppContext'
import { AppText } from '../../../components/AppText'
import { Button } from '../../../components/Button'
import { Message } from '../../../components/Message'
import { Segments } from '../../../components/Segments'
import { TextField } from '../../../components/TextField'
import type { SetUpField } from '../../../games/setUp'
import { space } from '../../../theme/tokens'
import { formatPositionFault } from '../../../words/explore'
import { shortSeatName } from '../../../words/playerNames'
import { reviewNames } from '../../../words/review'
import { usePlayLayout } from '../../play/layout/playLayout'
import { Palette } from './Palette'
import { PositionText } from './PositionText'
import type { SetUpParts } from './SetUpBoard'
import { emptied, setField, withDraft, type SettingUp } from './settingUp'

interface SetUpPanelProps extends SetUpParts {
  /** A whole position, from a text or the first of the game. */
  readonly onTake: (state: State) => void
  readonly onShow: (sheet: 'play' | 'share') => void
}

/** What stands beside the board: what to put there, whether it is legal, the rest of the position, and its text. */
export function SetUpPanel(props: SetUpPanelProps) {
  const { game, match, now, verdict, onChange, onTake, onShow } = props
  const { t } = useTranslation()
  const { device } = useApp()
  const { isRoomy } = usePlayLayout()
  const { setup } = match
  const names = reviewNames({ t, match })
  const isLegal = verdict.state !== undefined
  return (
    <>
      {/* A small screen shows the verdict before it is scrolled; its room is kept, so that no tool moves with it. */}
      {!isRoomy && (
        <View style={styles.verdict}>
          <SetUpStatus {...props} />
        </View>
      )}
      <Palette {...props} />
      {isRoomy && <SetUpStatus {...props} />}
      {game.fields(t, setup, names).map(field => (
        <Field key={field.name} field={field} now={now} onChange={onChange} />
      ))}
      <View style={styles.row}>
        <Button
          testID="set-up-empty"
          label={t('explore.emptied')}
          onPress={() => onChange(withDraft(now, emptied(game, setup, now)))}
        />
        <Button
          testID="set-up-first"
          label={t('explore.firstPosition')}
          onPress={() => onTake(gameOf(match.game).start(setup))}
        />
      </View>
      <PositionText key={verdict.text} match={match} text={verdict.text} onTake={onTake} />
      <View style={styles.row}>
        <Button
          testID="copy-position"
          label={t('explore.copyPosition')}
          onPress={() => void device.copy(verdict.text)}
        />
        <Button
          testID="play-position"
          label={t('explore.playFrom')}
          isDisabled={!isLegal}
          onPress={() => onShow('play')}
        />
        <Button
          testID="share-position"
          label={t('explore.sharePosition')}
          isDisabled={!isLegal}
          onPress={() => onShow('share')}
        />
      </View>
    </>
  )
}

/** Whether the position is legal and whose turn it is, or why it is none; and what the last tap led to. */
function SetUpStatus({ match, now, verdict }: SetUpParts) {
  const { t } = useTranslation()
  if (now.isRefused) return <Message tone="bad" testID="position-bad" text={t('explore.cannotHold')} />
  if (verdict.failure)
    return <Message tone="bad" testID="position-bad" text={formatPositionFault(t, verdict.failure)} />
  const name = shortSeatName(t, match, verdict.state.turn)
  const held = now.held === undefined ? '' : ` ${t('explore.held')}`
  return <Message tone="good" testID="position-ok" text={`${t('explore.positionOk', { name })}${held}`} />
}

interface FieldProps {
  readonly field: SetUpField
  readonly now: SettingUp
  readonly onChange: (next: SettingUp) => void
}

/** A part of the position beside the board. */
function Field({ field: { name, label, choices, max }, now, onChange }: FieldProps) {
  const value = now.draft.fields[name] ?? ''
  if (max !== undefined) {
    const take = (typed: string) => {
      const digits = typed.replace(/\D/g, '').replace(/^0+(?=\d)/, '')
      onChange(setField(now, name, Number(digits) > max ? String(max) : digits))
    }
    return <TextField testID={`field-${name}`} label={label} value={value} onChange={take} />
  }
  return (
    <View style={styles.field}>
      <AppText size="small" isBold aria-hidden>
        {label}
      </AppText>
      <Segments
        label={label}
        value={value}
        choices={choices.map(choice => ({ ...choice, testID: `field-${name}-${choice.value}` }))}
        onChange={chosen => onChange(setField(now, name, chosen))}
      />
    </View>
  )
}

const styles = StyleSheet.create({
  verdict: { minHeight: 64, justifyContent: 'center' },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  field: { gap: space.xs },
})
