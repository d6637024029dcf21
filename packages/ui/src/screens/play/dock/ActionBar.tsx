import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { IconButton, type Icon } from '../../../components/Button'
import { useStableCallback } from '../../../components/useStableCallback'
import { space } from '../../../theme/tokens'
import { shortcutOf } from '../keys/playKeys'
import { usePlayLayout } from '../layout/playLayout'

/** The speeds of two computers. */
type PaceWord = 'paceSlow' | 'paceNormal' | 'paceFast'

/** A button of the bar: its test id, its word, and what it does. */
export interface Action {
  readonly id: string
  readonly word:
    | 'menu'
    | 'undo'
    | 'redo'
    | 'back'
    | 'hint'
    | 'new'
    | 'rematch'
    | 'review'
    | 'levelUp'
    | 'share'
    | 'pause'
    | 'resume'
    | PaceWord
    | 'draw'
    | 'resign'
  readonly Icon: Icon
  readonly act: () => void
  readonly isDisabled?: boolean
  /** Whether the match never allows it. */
  readonly isForbidden?: boolean
  /** Whether its word says which speed it is. */
  readonly isSpeed?: boolean
  /** What it does in full, where the word below it is shorter. */
  readonly label?: string
}

/** Things to do, side by side in equal parts: five at once where the screen is narrow. */
export function ActionBar({ actions }: { readonly actions: readonly Action[] }) {
  return (
    <View role="toolbar" style={styles.bar}>
      {actions.map(action => (
        <ActionButton key={action.id} {...action} />
      ))}
    </View>
  )
}

function ActionButton(action: Action) {
  return <ButtonView {...action} act={useStableCallback(action.act)} />
}

const ButtonView = memo(function ButtonView({
  id,
  word,
  Icon,
  act,
  isDisabled = false,
  isForbidden = false,
  isSpeed = false,
  label,
}: Action) {
  const { t } = useTranslation()
  const { hasWords } = usePlayLayout()
  const said = t(isForbidden ? 'play.undoRefused' : `play.${word}`)
  return (
    <View style={styles.place}>
      <IconButton
        testID={id}
        label={label ?? (isSpeed ? t('play.speed', { pace: said }) : said)}
        word={hasWords ? t(`play.${word}`) : undefined}
        Icon={Icon}
        shortcut={shortcutOf(id === 'resume' ? 'pause' : id)}
        onPress={act}
        isDisabled={isDisabled}
      />
    </View>
  )
})

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  place: { flex: 1 },
})
