import { createContext, useContext } from 'react'

const IsFocusedContext = createContext(true)

/** Tells a screen whether it is the one that is seen, where a shell keeps others below it. */
export const IsFocusedProvider = IsFocusedContext.Provider

export function useIsFocused(): boolean {
  return useContext(IsFocusedContext)
}
