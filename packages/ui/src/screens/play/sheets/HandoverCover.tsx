import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ScrollView, StyleSheet, View } from 'react-native'
import { seatName } from '../../../words/status'
import type { PlayView } from '../../../model/session/playView'
import { Button } from '../../../components/Button'
import { useAnnounce } from '../../../components/useAnnounce'
import { AppText } from '../../../components/AppText'
import { space, touch } from '../../../theme/tokens'
import { Wordmark } from '../../../components/Wordmark'
import { useTapGuard } from '../useTapGuard'

interface CoverProps {
  readonly view: PlayView
  readonly onUncover: () => void
}

/** Lies over the game while the device goes from hand to hand: whose turn it is, and a button for them. */
export function HandoverCover({ view, onUncover }: CoverProps) {
  const { t } = useTranslation()
  const isAwake = useTapGuard()
  const cover = useRef<View>(null)
  const whose = t('cover.turn', { name: seatName(t, view.match, view.state.turn) })
  // The keyboard was on the board, which is gone; readers go on here and say whose turn it is.
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
            height={touch.settle}
            isDisabled={!isAwake}
            onPress={onUncover}
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
