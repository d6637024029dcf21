import type { TFunction } from 'i18next'
import type { PlayView } from '../model/session/playView'
import { personOf, shortSeatName } from './playerNames'

/** A match and how it ended. */
export type Ended = Pick<PlayView, 'match' | 'result'>

/** Who won, in a few words. */
export function formatResult(t: TFunction, { match, result }: Ended): string {
  return result?.winner === undefined
    ? t('result.draw')
    : t('result.win', { name: shortSeatName(t, match, result.winner), ...personOf(match, result.winner) })
}
