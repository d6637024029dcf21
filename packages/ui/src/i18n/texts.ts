/** The languages of the app. Portuguese is European and serves Brazil as well. */
export const languages = ['en', 'pt'] as const
export type Language = (typeof languages)[number]

/** The shape that every language has: the same keys, any text. */
export type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> }
