import { useDeferredValue, type ReactNode } from 'react'

/** Drawn once the words around it are on the screen and a press can be answered. Its place must have its size without it. */
export function Deferred({ children }: { readonly children: ReactNode }) {
  return useDeferredValue(true, false) ? children : null
}
