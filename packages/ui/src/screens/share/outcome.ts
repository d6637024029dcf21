/** What came of the last press. */
export type Outcome = 'copied' | 'saved' | 'sent' | 'failed'

/** What the device's own way of sharing has answered; nothing is said of a sheet that its owner has closed. */
export function outcomeOf(isSent: boolean | undefined): Outcome | undefined {
  return isSent === undefined ? undefined : isSent ? 'sent' : 'failed'
}
