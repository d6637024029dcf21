import { createContext, useContext } from 'react'

const ScrollToTopContext = createContext<() => void>(() => undefined)

/** Lets the words of a practice screen bring the board back into view, where it scrolls with them. */
export const ScrollToTopProvider = ScrollToTopContext.Provider

/** Brings the board into view; does nothing where it always is. */
export function useScrollToTop(): () => void {
  return useContext(ScrollToTopContext)
}
