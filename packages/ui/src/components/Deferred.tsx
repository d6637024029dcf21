import { useDeferredValue, type ReactNode } from 'react'

/** Renders its children after everything around them. Their container must have its size without them. */
export function Deferred({ children }: { readonly children: ReactNode }) {
  return useDeferredValue(true, false) ? children : null
}
