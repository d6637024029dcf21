import { useEffect, useState, type ComponentType } from 'react'

/**
 * A part that is loaded when it is first shown, and until then shows nothing. Unlike `lazy` it appears as soon as it is
 * there, and from the second time on at once.
 */
export function loadedLater<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let known: ComponentType<Props> | undefined
  return function LoadedLater(props: Props) {
    const [Part, setPart] = useState(() => known)
    useEffect(() => {
      if (known) return
      let isMounted = true
      const show = (part: () => ComponentType<Props>) => isMounted && setPart(part)
      load().then(
        part => {
          known = part
          show(() => part)
        },
        // A part that cannot be loaded is a fault of the screen, which says so.
        (error: unknown) =>
          show(() => {
            throw error
          }),
      )
      return () => {
        isMounted = false
      }
    }, [])
    return Part ? <Part {...props} /> : null
  }
}
