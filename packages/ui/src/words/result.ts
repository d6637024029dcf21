import type { TFunction } from 'i18next'
import type { PlayView } from '../model/session/playView'
import { personOf, shortSeatName } from './playerNames'

/** A match and how it ended. */
export type Ended = Pick<PlayView, 'match' | 'result'>

/** Who won, in a few words; with `isWhole` the name is not cut. */
export function formatResult(t: TFunction, { match, result }: Ended, isWhole = false): string {
  return result?.winner === undefined
    ? t('result.draw')
    : t('result.win', { name: shortSeatName(t, match, result.winner, isWhole), ...personOf(match, result.winner) })
}
