import { gameOf, type Match, type Side } from '@tabuleiro/engine'
import type { TFunction } from 'i18next'
import { formatParting, type TwoGames } from './links'
import type { LinkVerdict } from '../model/library/friendLink'

/** Why a link does not simply go on from the game by link that it belongs to. */
export function formatVerdict(
  t: TFunction,
  verdict: Exclude<LinkVerdict, { readonly kind: 'news' | 'known' }>,
  both: TwoGames,
): string {
  switch (verdict.kind) {
    case 'behind':
      return verdict.count === 0 ? t('friend.before') : t('friend.behind', { count: verdict.count })
    case 'ahead':
      return verdict.own > 0
        ? t('friend.aheadOwn', { count: verdict.own })
        : t('friend.ahead', { count: verdict.count })
    case 'unagreed':
      return t(`friend.unagreed.${verdict.what}`)
    case 'parted':
      return formatParting(t, verdict, both)
  }
}

/** Who invites to a game by link. */
export function formatInvitation(t: TFunction, match: Match, sender: Side): string {
  const game = gameOf(match.game).name
  if (match.seats[sender].name === '') return t('friend.invited', { game })
  return t('friend.invites', { name: match.seats[sender].name, game })
}
