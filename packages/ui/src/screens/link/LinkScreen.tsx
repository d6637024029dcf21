import { gameOf, positionOf, readLink, resultOf, type Match, type Side } from '@tabuleiro/engine'
import ChartLine from 'lucide-react-native/icons/chart-line'
import House from 'lucide-react-native/icons/house'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet, useWindowDimensions, View } from 'react-native'
import { useApp } from '../../app/AppContext'
import { Button } from '../../components/Button'
import { Page } from '../../components/Page'
import { AppText } from '../../components/AppText'
import { space, touch } from '../../theme/tokens'
import { MatchPicture } from '../../board/MatchPicture'
import { formatFailure } from '../../words/errors'
import { formatInvitation } from '../../words/friendLinks'
import { versus } from '../../words/playerNames'
import { formatMoveCount, formatOutcome, formatTurn, lastMoveNumber } from '../../words/savedGames'
import { findRelatedGame, isContained, type RelatedGame } from '../../model/library/compareGames'
import { randomIdentity } from '../../model/library/randomIds'
import { judgeLink, senderOf, type LinkVerdict } from '../../model/library/friendLink'
import type { Library } from '../../model/library/library'
import { linkSideOf } from '../../model/session/seats'
import { ContinueByLink, UnexpectedLinkCard } from './FriendLink'
import { Invitation } from './Invitation'
import { RelatedGameCard } from './RelatedGameCard'
import { Notice } from '../../components/Notice'

/** A game from a link: read, replayed and shown before it is saved. */
export function LinkScreen({ payload }: { readonly payload: string }) {
  const { t } = useTranslation()
  const { navigator } = useApp()
  const match = useMemo(() => readLink(payload), [payload])
  const isStudy = payload.startsWith('s')
  useEffect(() => {
    if (isStudy) navigator.open({ to: 'explore', payload }, { replace: true })
  }, [isStudy, navigator, payload])
  if (isStudy) return null
  if (match.ok) return <LinkedGame key={payload} match={match.value} />
  return (
    <Notice
      title={t('link.refused')}
      hint={formatFailure(t, match.error)}
      action={{ label: t('home.saved'), onPress: () => navigator.open({ to: 'games' }) }}
    />
  )
}

/** What a link means here: the game it belongs to, if there is one, and in a game by link what it says of it. */
interface Opened {
  readonly match: Match
  readonly related: RelatedGame | undefined
  readonly verdict: LinkVerdict | undefined
}

function LinkedGame({ match }: { readonly match: Match }) {
  const { t } = useTranslation()
  const { library, navigator } = useApp()
  // Found once, when the link is opened: the game saved from it must not count.
  const [{ related, verdict }] = useState(() => openLink(library, match))
  const isKept = related !== undefined && isContained(related.comparison)
  const add = () => {
    // What brings nothing new is kept as another game; else replies to the link go on in the copy.
    const identity = isKept ? randomIdentity() : match.identity
    // A copy of a game by link is seated as that game: its link may come from a device of the own side.
    const seats = related && verdict ? related.match.seats : match.seats
    return library.add({ ...match, identity, seats, date: new Date().toISOString() })
  }
  const save = () => navigator.open({ to: 'play', id: add() }, { replace: true })
  // A game that is here already is not saved once more to be reviewed.
  const review = () => navigator.open({ to: 'review', id: isKept ? related.id : add() }, { replace: true })
  if (verdict?.kind === 'news' || verdict?.kind === 'known')
    return related && <ContinueByLink link={match} related={related} />
  const sender = related ? undefined : senderOf(match)
  return (
    <LinkPage match={match} sender={sender}>
      {related && verdict ? (
        <UnexpectedLinkCard link={match} related={related} verdict={verdict} onSaveBoth={save} />
      ) : related ? (
        <RelatedGameCard link={match} related={related} onSaveBoth={save} />
      ) : (
        <Accept match={match} sender={sender} onAccept={save} />
      )}
      {resultOf(match) && match.plies.length > 0 && (
        <Button testID="review" label={t('link.review')} Icon={ChartLine} onPress={review} />
      )}
    </LinkPage>
  )
}

function openLink(library: Library, match: Match): Opened {
  const related = findRelatedGame(library, match)
  const isByLink = related !== undefined && linkSideOf(related.match) !== undefined
  return { match, related, verdict: isByLink ? judgeLink(related.match, match) : undefined }
}

interface SentGameProps {
  readonly match: Match
  /** The side of the friend who invites with it; undefined in any other link. */
  readonly sender: Side | undefined
}

/** The game in a link as a picture and in words, above what can be done with it. */
function LinkPage({ match, sender, children }: SentGameProps & { readonly children: ReactNode }) {
  const { t } = useTranslation()
  const { navigator } = useApp()
  const { width, height } = useWindowDimensions()
  const { game, seats } = match
  const result = resultOf(match)
  const state = formatOutcome(t, { game, seats, result }) ?? formatTurn(t, game, seats, positionOf(match).turn)
  const side = Math.min(360, width - 2 * space.l, Math.max(140, height - (sender === undefined ? 320 : 480)))
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
          {sender === undefined ? gameOf(game).name : formatInvitation(t, match, sender)}
        </AppText>
        {sender === undefined && <AppText align="center">{versus(t, game, seats)}</AppText>}
        <AppText tone="inkSoft" align="center">
          {`${formatMoveCount(t, lastMoveNumber(match))} · ${state}`}
        </AppText>
      </View>
      {children}
    </Page>
  )
}

/** Saves the game: a friend's invitation says first what one is invited to. */
function Accept({ match, sender, onAccept }: SentGameProps & { readonly onAccept: () => void }) {
  const { t } = useTranslation()
  if (sender !== undefined) return <Invitation match={match} sender={sender} onJoin={onAccept} />
  return <Button testID="open-link" label={t('link.open')} isPrimary height={touch.confirm} onPress={onAccept} />
}

const styles = StyleSheet.create({ game: { alignItems: 'center', gap: space.s } })
