/** The outcome of the last press. */
export type Outcome = 'copied' | 'saved' | 'sent' | 'failed'

/** The outcome of sharing by the device; none where its sheet was closed. */
export function shareOutcome(isSent: boolean | undefined): Outcome | undefined {
  return isSent === undefined ? undefined : isSent ? 'sent' : 'failed'
}
