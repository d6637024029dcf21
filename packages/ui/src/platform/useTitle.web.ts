import { useEffect } from 'react'

/** Gives the page its title, which tabs, bookmarks and the history show and screen readers say first. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title
  }, [title])
}
