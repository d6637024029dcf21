import { createContext, useContext } from 'react'

const ShownContext = createContext(true)

/** Tells a screen whether it is the one that is seen, where a shell keeps others below it. */
export const ShownProvider = ShownContext.Provider

export function useIsShown(): boolean {
  return useContext(ShownContext)
}
