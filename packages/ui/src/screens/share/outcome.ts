/** What came of the last press. */
export type Outcome = 'copied' | 'saved' | 'sent' | 'failed'
