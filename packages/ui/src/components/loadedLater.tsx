import { useEffect, useState, type ComponentType } from 'react'

/**
 * A part that is loaded when it is first shown, and until then shows nothing. Unlike `lazy` it appears as soon as it is
 * there, and from the second time on at once. Where it cannot be loaded the screen is at fault and says so, unless it
 * can do without: a page that is left also ends what it loads.
 */
export function loadedLater<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isNeeded = true,
): ComponentType<Props> {
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
        (error: unknown) =>
          isNeeded &&
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
