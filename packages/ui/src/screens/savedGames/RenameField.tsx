import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { Button } from '../../components/Button'
import { TextField } from '../../components/TextField'
import { web, type KeyPress } from '../../platform/web'
import { space } from '../../theme/tokens'
import { cleanName, NAME_LENGTH } from '../../model/newGame/choices'

interface RenameFieldProps {
  readonly title: string
  readonly onSave: (title: string) => void
  readonly onDone: () => void
}

/** A new name for something saved; an empty one gives it back the name of its game. */
export function RenameField({ title: before, onSave, onDone }: RenameFieldProps) {
  const { t } = useTranslation()
  const [title, setTitle] = useState(before)
  const save = () => {
    onSave(cleanName(title))
    onDone()
  }
  const onKeyDown = ({ nativeEvent }: KeyPress) => {
    if (nativeEvent.key === 'Escape') onDone()
  }
  return (
    <View style={styles.row} {...web({ onKeyDown })}>
      <View style={styles.field}>
        <TextField
          label={t('games.renameTo')}
          isLabelHidden
          hint={t('games.renameTo')}
          value={title}
          onChange={setTitle}
          onSubmitEditing={save}
          maxLength={2 * NAME_LENGTH}
          autoFocus
          testID="new-title"
        />
      </View>
      <Button testID="keep-title" label={t('games.keepName')} isPrimary onPress={save} />
    </View>
  )
}

const styles = StyleSheet.create({
  row: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: space.s, padding: space.xs },
  field: { flex: 1 },
})
