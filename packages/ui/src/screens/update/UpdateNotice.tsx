import { useTranslation } from 'react-i18next'
import { StyleSheet, useWindowDimensions, View } from 'react-native'
import { useSetting } from '../../app/useSettings'
import { radius, space } from '../../theme/tokens'
import { useTheme } from '../../theme/useTheme'
import { Button } from '../../components/Button'
import { AppText } from '../../components/AppText'

interface UpdateNoticeProps {
  readonly onAccept: () => void
  readonly onLater: () => void
}

/**
 * Says that a new version is ready. It covers no part of the board: it is at the top, on wide screens beside the board.
 */
export function UpdateNotice({ onAccept, onLater }: UpdateNoticeProps) {
  const { t } = useTranslation()
  const theme = useTheme()
  const { width, height } = useWindowDimensions()
  const isBoardRight = useSetting('boardSide') === 'right'
  const place = width > height ? (isBoardRight ? styles.left : styles.right) : styles.top
  const maxWidth = width > height ? Math.min(380, width * 0.4) : 560
  const colours = { backgroundColor: theme.surface, borderColor: theme.blue }
  return (
    <View style={[styles.place, place]}>
      <View role="status" testID="update" style={[styles.card, colours, { maxWidth }]}>
        <View style={styles.words}>
          <AppText size="small" isBold>
            {t('update.ready')}
          </AppText>
          <AppText size="small" tone="inkSoft">
            {t('update.hint')}
          </AppText>
        </View>
        <View style={styles.buttons}>
          <Button testID="update-later" label={t('update.later')} onPress={onLater} />
          <Button testID="update-accept" label={t('update.accept')} isPrimary onPress={onAccept} />
        </View>
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  place: {
    position: 'absolute',
    top: space.s,
    left: space.s,
    right: space.s,
    pointerEvents: 'box-none',
    zIndex: 1,
  },
  top: { alignItems: 'center' },
  left: { alignItems: 'flex-start' },
  right: { alignItems: 'flex-end' },
  card: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space.m,
    padding: space.m,
    borderRadius: radius.card,
    borderWidth: 1.5,
  },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 180 },
  buttons: { flexDirection: 'row', gap: space.s },
})
