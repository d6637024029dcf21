/** The version of the app: that of its package, as a test makes sure. */
export const VERSION = '0.1.0'
