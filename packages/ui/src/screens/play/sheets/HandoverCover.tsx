import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ScrollView, StyleSheet, View } from 'react-native'
import { seatName } from '../../../words/playerNames'
import { Button } from '../../../components/Button'
import { useAnnounce } from '../../../components/useAnnounce'
import { AppText } from '../../../components/AppText'
import { space, touch } from '../../../theme/tokens'
import { Wordmark } from '../../../components/Wordmark'
import { usePlay } from '../PlayContext'
import { useTapGuard } from '../../board/useTapGuard'

/** Hides the board while the device is passed on: says whose turn it is, and has a button for that player. */
export function HandoverCover() {
  const { t } = useTranslation()
  const { view, handover } = usePlay()
  const isGuarded = useTapGuard()
  const cover = useRef<View>(null)
  const whose = t('cover.turn', { name: seatName(t, view.match, view.state.turn) })
  // The board had the keyboard focus and is gone: it moves here, and screen readers say whose turn it is.
  useEffect(() => cover.current?.focus(), [])
  useAnnounce(whose)
  return (
    <View ref={cover} role="region" aria-label={whose} tabIndex={-1} style={styles.cover} testID="cover-screen">
      <ScrollView contentContainerStyle={styles.page}>
        <Wordmark isLarge={false} isTitle={false} />
        <AppText role="heading" size="large" isBold align="center">
          {whose}
        </AppText>
        <View style={styles.button}>
          <Button
            testID="uncover"
            label={t('cover.lift')}
            isPrimary
            height={touch.confirm}
            isDisabled={isGuarded}
            onPress={handover.uncover}
          />
        </View>
      </ScrollView>
    </View>
  )
}

const styles = StyleSheet.create({
  cover: { flex: 1 },
  page: { flexGrow: 1, alignItems: 'center', justifyContent: 'center', gap: space.xl, padding: space.xl },
  button: { width: '100%', maxWidth: 420 },
})
