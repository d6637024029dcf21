import { createContext, useContext, useEffect, useState, type ReactNode } from 'react'
import { useApp } from '../../app/AppContext'
import type { Studies } from '../../model/explore/studies'

const StudiesContext = createContext<Studies | undefined>(undefined)

/** A screen that needs the studies: it is shown when they have been read. */
export function WithStudies({ children }: { readonly children: ReactNode }) {
  const { studies: source } = useApp()
  const [studies, setStudies] = useState(() => source.opened())
  useEffect(() => {
    let isMounted = true
    const take = (opened: Studies) => {
      if (isMounted) setStudies(opened)
    }
    void source.open().then(take)
    return () => {
      isMounted = false
    }
  }, [source])
  return studies && <StudiesContext value={studies}>{children}</StudiesContext>
}

/** The saved studies, on a screen that waits for them. */
export function useStudies(): Studies {
  const studies = useContext(StudiesContext)
  if (!studies) throw new Error('a part that needs the studies stands outside of WithStudies')
  return studies
}
