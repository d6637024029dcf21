import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { radius, space } from '../theme/tokens'
import { useTheme } from '../theme/useTheme'
import { Button } from './Button'
import { Words } from './Words'

interface UpdateNoticeProps {
  readonly onAccept: () => void
  readonly onLater: () => void
}

/** Says that a new version waits. It lies over the top of the page, where no move is made, until it is answered. */
export function UpdateNotice({ onAccept, onLater }: UpdateNoticeProps) {
  const { t } = useTranslation()
  const theme = useTheme()
  return (
    <View style={styles.place}>
      <View
        role="status"
        testID="update"
        style={[styles.card, { backgroundColor: theme.surface, borderColor: theme.blue }]}
      >
        <View style={styles.words}>
          <Words size="small" isBold>
            {t('update.ready')}
          </Words>
          <Words size="small" tone="inkSoft">
            {t('update.hint')}
          </Words>
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
    alignItems: 'center',
    pointerEvents: 'box-none',
    zIndex: 1,
  },
  card: {
    maxWidth: 560,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space.m,
    padding: space.m,
    borderRadius: radius.card,
    borderWidth: 1.5,
  },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 200 },
  buttons: { flexDirection: 'row', gap: space.s },
})
