import { createContext, useContext } from 'react'

const IsFocusedContext = createContext(true)

/** Says whether a screen is the one that is seen, in apps that keep covered screens mounted. */
export const IsFocusedProvider = IsFocusedContext.Provider

export function useIsFocused(): boolean {
  return useContext(IsFocusedContext)
}
