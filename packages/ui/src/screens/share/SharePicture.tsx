import { gameOf, type Match } from '@tabuleiro/engine'
import ImageDown from 'lucide-react-native/icons/image-down'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet, useWindowDimensions, View } from 'react-native'
import type Svg from 'react-native-svg'
import { useApp } from '../../app/AppContext'
import { Button } from '../../components/Button'
import { Section } from '../../components/Section'
import { space } from '../../theme/tokens'
import { formatMoveCount, lastMoveNumber } from '../../words/savedGames'
import { SharedPicture, useSharedLayout } from './SharedPicture'
import type { Outcome } from './outcome'
import { exportPng, SHOWN_WIDTH } from './png'

interface SharePictureProps {
  readonly match: Match
  /** The name of the file, without its extension. */
  readonly name: string
  readonly onOutcome: (outcome: Outcome | undefined) => void
}

/** The board as a picture, shown before it is shared. It holds no names of players. */
export function SharePicture({ match, name, onOutcome }: SharePictureProps) {
  const { t } = useTranslation()
  const { device } = useApp()
  const drawing = useRef<Svg>(null)
  const { width } = useWindowDimensions()
  const layout = useSharedLayout(match)
  const title = gameOf(match.game).name
  const caption = `${title} · ${formatMoveCount(t, lastMoveNumber(match))}`
  const send = async () => {
    const png = drawing.current ? await exportPng(drawing.current).catch(() => undefined) : undefined
    onOutcome(png === undefined ? 'failed' : await device.sharePicture({ title, name: `${name}.png`, png }))
  }
  return (
    <Section title={t('share.picture')}>
      <View testID="picture" role="img" aria-label={t('share.pictureOf', { caption })} style={styles.picture}>
        <SharedPicture
          {...layout}
          ref={drawing}
          match={match}
          caption={caption}
          shownWidth={Math.min(SHOWN_WIDTH, width - 4 * space.l)}
        />
      </View>
      <View style={styles.row}>
        <Button testID="send-picture" label={t('share.sendPicture')} Icon={ImageDown} onPress={() => void send()} />
      </View>
    </Section>
  )
}

const styles = StyleSheet.create({
  picture: { alignSelf: 'center', borderRadius: space.s, overflow: 'hidden' },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
})
