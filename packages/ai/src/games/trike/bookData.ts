/** Made by `bin/book.ts`; see `book.ts` for how it is read. */
export const BOOK: string = ''
