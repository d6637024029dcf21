import { gameOf, type Match } from '@tabuleiro/engine'
import ImageDown from 'lucide-react-native/icons/image-down'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet, useWindowDimensions, View } from 'react-native'
import type Svg from 'react-native-svg'
import { useApp } from '../../app/AppContext'
import { Button } from '../../components/Button'
import { Section } from '../../components/Section'
import { Switch } from '../../components/Switch'
import { lookUpGameUi } from '../../games/registry'
import { space } from '../../theme/tokens'
import { pictureLines } from '../../words/pictures'
import { SharedPicture, useSharedLayout } from './SharedPicture'
import type { Outcome } from './outcome'
import { exportPng, SHOWN_WIDTH } from './png'

interface SharePictureProps {
  readonly match: Match
  /** The name of the file, without its extension. */
  readonly name: string
  readonly onOutcome: (outcome: Outcome | undefined) => void
}

/** The board as a picture with its result, shown before it is shared. It holds names of people only on request. */
export function SharePicture({ match, name, onOutcome }: SharePictureProps) {
  const { t } = useTranslation()
  const { device } = useApp()
  const drawing = useRef<Svg>(null)
  const { width } = useWindowDimensions()
  const [hasNames, setNames] = useState(false)
  const lines = pictureLines(t, lookUpGameUi(match.game), match, hasNames)
  const layout = useSharedLayout(match, lines.length)
  const title = gameOf(match.game).name
  const send = async () => {
    const png = drawing.current ? await exportPng(drawing.current).catch(() => undefined) : undefined
    onOutcome(png === undefined ? 'failed' : await device.sharePicture({ title, name: `${name}.png`, png }))
  }
  return (
    <Section title={t('share.picture')}>
      <View
        testID="picture"
        role="img"
        aria-label={t('share.pictureOf', { caption: lines.join(', ') })}
        style={styles.picture}
      >
        <SharedPicture
          {...layout}
          ref={drawing}
          match={match}
          lines={lines}
          shownWidth={Math.min(SHOWN_WIDTH, width - 4 * space.l)}
        />
      </View>
      {match.seats.some(seat => seat.name !== '') && (
        <Switch testID="picture-names" label={t('share.pictureNames')} value={hasNames} onChange={setNames} />
      )}
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
