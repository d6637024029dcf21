import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ScrollView, StyleSheet, View } from 'react-native'
import { nameOf } from '../../../words/status'
import type { PlayView } from '../../../model/session/playView'
import { Button } from '../../../components/Button'
import { useSaid } from '../../../components/useAnnounce'
import { Words } from '../../../components/AppText'
import { space, touch } from '../../../theme/tokens'
import { Wordmark } from '../../../components/Wordmark'
import { useAwake } from '../useTapGuard'

interface CoverProps {
  readonly view: PlayView
  readonly onUncover: () => void
}

/** Lies over the game while the device goes from hand to hand: whose turn it is, and a button for them. */
export function Cover({ view, onUncover }: CoverProps) {
  const { t } = useTranslation()
  const isAwake = useAwake()
  const cover = useRef<View>(null)
  const whose = t('cover.turn', { name: nameOf(t, view.match, view.state.turn) })
  // The keyboard was on the board, which is gone; readers go on here and say whose turn it is.
  useEffect(() => cover.current?.focus(), [])
  useSaid(whose)
  return (
    <View ref={cover} role="region" aria-label={whose} tabIndex={-1} style={styles.cover} testID="cover-screen">
      <ScrollView contentContainerStyle={styles.page}>
        <Wordmark isLarge={false} isTitle={false} />
        <Words role="heading" size="large" isBold align="center">
          {whose}
        </Words>
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
