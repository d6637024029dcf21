import { gameOf, resultOf, type Match } from '@tabuleiro/engine'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/AppContext'
import { writeFriendLink } from '../../model/library/friendLink'
import type { MatchSession } from '../../model/session/session'

/** What came of sending the link; a game too long for a link has a text of its own. */
type Sent = 'copied' | 'sent' | 'failed' | 'link/long'

/** Sends a game by link to the friend, and says what came of it until the game goes on. */
export interface Sending {
  readonly outcome: Sent | undefined
  readonly send: () => Promise<void>
}

/** Sends by the device's share sheet, and where there is none by the clipboard. */
export function useSending(session: MatchSession, match: Match): Sending {
  const { t } = useTranslation()
  const { device } = useApp()
  const [last, setLast] = useState<{ readonly at: Match; readonly outcome: Sent }>()
  const share = async (): Promise<Sent | undefined> => {
    const payload = writeFriendLink(match)
    if (!payload.ok) return 'link/long'
    const url = device.linkTo(payload.value)
    const isShared = await device.share({ title: gameOf(match.game).name, text: formatMessage(t, match), url })
    if (isShared !== false) return isShared === undefined ? undefined : 'sent'
    return (await device.copy(url)) ? 'copied' : 'failed'
  }
  return {
    outcome: last?.at === match ? last.outcome : undefined,
    send: async () => {
      const outcome = await share()
      if (outcome === undefined) return
      setLast({ at: match, outcome })
      if (outcome === 'sent' || outcome === 'copied') session.markSent()
    },
  }
}

/** The message that goes with a link. */
function formatMessage(t: TFunction, match: Match): string {
  const game = gameOf(match.game).name
  if (resultOf(match) !== undefined) return t('friend.messageOver', { game })
  return match.plies.length < 2 ? t('friend.messageInvites', { game }) : t('friend.message', { game })
}
