import { gameOf, positionOf, readLink, resultOf, type Match } from '@tabuleiro/engine'
import House from 'lucide-react-native/icons/house'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet, useWindowDimensions, View } from 'react-native'
import { useApp } from '../../app/AppContext'
import { Button } from '../../components/Button'
import { Page } from '../../components/Page'
import { AppText } from '../../components/AppText'
import { space, touch } from '../../theme/tokens'
import { MatchPicture } from '../../board/MatchPicture'
import { formatFailure } from '../../words/errors'
import { versus } from '../../words/playerNames'
import { formatMoveCount, formatOutcome, formatTurn, lastMoveNumber } from '../../words/savedGames'
import { findRelatedGame, isContained } from '../../model/library/compareGames'
import { randomIdentity } from '../../model/library/randomIds'
import { RelatedGameCard } from './RelatedGameCard'
import { Notice } from '../../components/Notice'

/** A game from a link: read, replayed and shown before it is saved. */
export function LinkScreen({ payload }: { readonly payload: string }) {
  const { t } = useTranslation()
  const { navigator } = useApp()
  const match = useMemo(() => readLink(payload), [payload])
  if (match.ok) return <LinkedGame key={payload} match={match.value} />
  return (
    <Notice
      title={t('link.refused')}
      hint={formatFailure(t, match.error)}
      action={{ label: t('home.saved'), onPress: () => navigator.open({ to: 'games' }) }}
    />
  )
}

function LinkedGame({ match }: { readonly match: Match }) {
  const { t } = useTranslation()
  const { library, navigator } = useApp()
  const { width, height } = useWindowDimensions()
  // Found once, when the link is opened: the game saved from it must not count.
  const [related] = useState(() => findRelatedGame(library, match))
  const save = () => {
    // What brings nothing new is kept as another game; else replies to the link go on in the copy.
    const isCopy = related !== undefined && isContained(related.comparison)
    const identity = isCopy ? randomIdentity() : match.identity
    const id = library.add({ ...match, identity, date: new Date().toISOString() })
    navigator.open({ to: 'play', id }, { replace: true })
  }
  const { game, seats } = match
  const result = resultOf(match)
  const state = formatOutcome(t, { game, seats, result }) ?? formatTurn(t, game, seats, positionOf(match).turn)
  const side = Math.min(360, width - 2 * space.l, Math.max(140, height - 320))
  return (
    <Page
      title={t('link.title')}
      onBack={() => navigator.open({ to: 'home' })}
      back={{ label: t('play.home'), Icon: House }}
      maxWidth={480}
    >
      <View style={styles.game}>
        <MatchPicture match={match} box={{ width: side, height: side }} />
        <AppText role="heading" level={2} size="title" isBold align="center">
          {gameOf(game).name}
        </AppText>
        <AppText align="center">{versus(t, game, seats)}</AppText>
        <AppText tone="inkSoft" align="center">
          {`${formatMoveCount(t, lastMoveNumber(match))} · ${state}`}
        </AppText>
      </View>
      {related ? (
        <RelatedGameCard link={match} related={related} onSaveBoth={save} />
      ) : (
        <Button testID="open-link" label={t('link.open')} isPrimary height={touch.confirm} onPress={save} />
      )}
    </Page>
  )
}

const styles = StyleSheet.create({ game: { alignItems: 'center', gap: space.s } })
