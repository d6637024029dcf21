import { gameOf, writeLink, type Match } from '@tabuleiro/engine'
import Copy from 'lucide-react-native/icons/copy'
import QrCode from 'lucide-react-native/icons/qr-code'
import Send from 'lucide-react-native/icons/send'
import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { useApp } from '../../app/AppContext'
import { Button } from '../../components/Button'
import { useScrollIntoView } from '../../components/scrollIntoView'
import { Message } from '../../components/Message'
import { Section } from '../../components/Section'
import { Switch } from '../../components/Switch'
import { AppText } from '../../components/AppText'
import { writeFriendLink } from '../../model/library/friendLink'
import { linkSideOf } from '../../model/session/seats'
import { space } from '../../theme/tokens'
import { versus } from '../../words/playerNames'
import { shareOutcome, type Outcome } from './outcome'

/** Longer links make codes that cameras misread. */
const MAX_CODE_LENGTH = 600
const CODE_SIZE = 264

const Code = lazy(async () => ({ default: (await import('./Code')).Code }))

interface ShareLinkProps {
  readonly match: Match
  readonly onCopy: (text: string) => void
  readonly onOutcome: (outcome: Outcome | undefined) => void
}

/**
 * The game as a link: copied, shared by the device, or shown as a QR code. Names of players are included only on
 * request.
 */
export function ShareLink({ match, onCopy, onOutcome }: ShareLinkProps) {
  const { t } = useTranslation()
  const { device } = useApp()
  const [hasNames, setNames] = useState(false)
  const [hasCode, setCode] = useState(false)
  const isByLink = linkSideOf(match) !== undefined
  // A friend's device must know which side it comes from, however it is sent.
  const payload = useMemo(
    () => (isByLink ? writeFriendLink(match) : writeLink(match, { names: hasNames })),
    [match, hasNames, isByLink],
  )
  if (!payload.ok) return <Message tone="bad" text={t(`error.${payload.error.code}`)} />
  const link = device.linkTo(payload.value)
  const send = async () => {
    const title = gameOf(match.game).name
    const text = t('share.message', { game: title, players: versus(t, match.game, match.seats) })
    onOutcome(shareOutcome(await device.share({ title, text: hasNames ? text : title, url: link })))
  }
  return (
    <Section title={t('share.link')}>
      <AppText size="tiny" tone="inkSoft">
        {t('share.linkAbout')}
      </AppText>
      {!isByLink && match.seats.some(seat => seat.name !== '') && (
        <Switch
          testID="link-names"
          label={t('share.names')}
          about={t('share.namesAbout')}
          value={hasNames}
          onChange={setNames}
        />
      )}
      <View style={styles.row}>
        <Button testID="copy-link" label={t('share.copyLink')} Icon={Copy} isPrimary onPress={() => onCopy(link)} />
        <Button testID="send-link" label={t('share.sendLink')} Icon={Send} onPress={() => void send()} />
        <Button testID="show-code" label={t('share.showCode')} Icon={QrCode} onPress={() => setCode(!hasCode)} />
      </View>
      {hasCode && <LinkCode link={link} />}
    </Section>
  )
}

function LinkCode({ link }: { readonly link: string }) {
  const { t } = useTranslation()
  const code = useRef<View>(null)
  const scrollTo = useScrollIntoView()
  // It opens below the buttons, which may be out of view on low screens.
  const onLayout = () => code.current && scrollTo(code.current)
  if (link.length > MAX_CODE_LENGTH) return <Message tone="bad" text={t('share.noCode')} />
  return (
    <View ref={code} testID="code" role="img" aria-label={t('share.code')} style={styles.code} onLayout={onLayout}>
      <Suspense fallback={null}>
        <Code link={link} size={CODE_SIZE} />
      </Suspense>
    </View>
  )
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  // Its size is reserved while it loads.
  code: { width: CODE_SIZE, height: CODE_SIZE, alignSelf: 'center' },
})
