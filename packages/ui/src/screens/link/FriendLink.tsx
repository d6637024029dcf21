import type { Match } from '@tabuleiro/engine'
import { useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { useApp } from '../../app/AppContext'
import { useSetting } from '../../app/useSettings'
import { AppText } from '../../components/AppText'
import { Button } from '../../components/Button'
import { Card } from '../../components/Card'
import type { RelatedGame } from '../../model/library/compareGames'
import { newsIn, type LinkVerdict } from '../../model/library/friendLink'
import type { Received } from '../../model/session/state'
import { space } from '../../theme/tokens'
import { formatVerdict } from '../../words/friendLinks'

interface ContinueByLinkProps {
  readonly link: Match
  readonly related: RelatedGame
}

/** Goes straight on in the game by link that a link belongs to. What is new in it is shown there. */
export function ContinueByLink({ link, related: { id } }: ContinueByLinkProps) {
  const goOn = useGoOn(id)
  useEffect(() => goOn(now => newsIn(now, link)), [goOn, link])
  return null
}

interface UnexpectedLinkProps extends ContinueByLinkProps {
  readonly verdict: Exclude<LinkVerdict, { readonly kind: 'news' | 'known' }>
  readonly onSaveBoth: () => void
}

/** A link that does not simply go on from the game here: why not, and what can be done. Nothing has changed yet. */
export function UnexpectedLinkCard({ link, related: { id, match }, verdict, onSaveBoth }: UnexpectedLinkProps) {
  const { t } = useTranslation()
  const style = useSetting('moveStyle')
  const goOn = useGoOn(id)
  const isAhead = verdict.kind === 'ahead'
  return (
    <Card testID="relative" style={styles.card}>
      <AppText isBold>{formatVerdict(t, verdict, { own: match, link, style })}</AppText>
      <AppText size="small" tone="inkSoft">
        {t('friend.safe')}
      </AppText>
      <View style={styles.buttons}>
        <Button testID="continue" label={t('friend.goOn')} isPrimary onPress={() => goOn()} />
        {isAhead && (
          <Button
            testID="update"
            label={t('friend.take', { count: verdict.count })}
            onPress={() => goOn(() => verdict.match)}
          />
        )}
        {verdict.kind !== 'behind' && <Button testID="keep-both" label={t('friend.keepBoth')} onPress={onSaveBoth} />}
      </View>
    </Card>
  )
}

/** Opens the game, and with `received` adds something to it there. */
function useGoOn(id: string): (received?: Received) => void {
  const { library, navigator } = useApp()
  return useCallback(
    (received?: Received) => {
      const session = received && library.open(id)
      if (received && session?.ok === true) session.value.receive(received)
      navigator.open({ to: 'play', id }, { replace: true })
    },
    [library, navigator, id],
  )
}

const styles = StyleSheet.create({
  card: { gap: space.m },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
})
