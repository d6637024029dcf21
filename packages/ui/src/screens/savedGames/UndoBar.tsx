import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { Button } from '../../components/Button'
import { useAnnounce } from '../../components/useAnnounce'
import { AppText } from '../../components/AppText'
import { space } from '../../theme/tokens'
import { useTheme } from '../../theme/useTheme'

/** How long a deletion can be undone, in milliseconds. */
const UNDO_MILLIS = 10_000

interface UndoBarProps {
  readonly name: string
  readonly onUndo: () => void
  readonly onOver: () => void
}

/** Announces a deletion and offers to undo it for some seconds, so that deleting needs no confirmation. */
export function UndoBar({ name, onUndo, onOver }: UndoBarProps) {
  const { t } = useTranslation()
  const theme = useTheme()
  useEffect(() => {
    const timer = setTimeout(onOver, UNDO_MILLIS)
    return () => clearTimeout(timer)
  }, [onOver])
  const message = t('games.removed', { game: name })
  useAnnounce(message)
  return (
    <View role="status" style={[styles.bar, { backgroundColor: theme.surface, borderColor: theme.line }]}>
      <View style={styles.words}>
        <AppText size="small">{message}</AppText>
      </View>
      <Button testID="bring-back" label={t('games.bringBack')} onPress={onUndo} />
    </View>
  )
}

const styles = StyleSheet.create({
  bar: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    padding: space.s,
    paddingLeft: space.l,
    borderTopWidth: 1,
  },
  words: { flex: 1 },
})
