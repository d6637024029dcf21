import { toLocale, useLanguage, useTheme } from '@tabuleiro/ui'
import { useEffect } from 'react'

/** Gives the document the language and the colours of the app. */
export function useDocumentTheme(): void {
  const theme = useTheme()
  const language = useLanguage(window.navigator.languages)
  useEffect(() => {
    // Screen readers choose their voice by it.
    document.documentElement.lang = toLocale(language)
  }, [language])
  useEffect(() => {
    const { style } = document.documentElement
    style.colorScheme = theme.scheme
    style.setProperty('--paper', theme.paper)
    style.setProperty('--focus', theme.blue)
    style.setProperty('--ink', theme.ink)
    // For the words that the next start shows before the app runs (pageNote.ts).
    style.setProperty('--ink-soft', theme.inkSoft)
    style.setProperty('--surface', theme.surface)
    style.setProperty('--line', theme.line)
    style.setProperty('--on-blue', theme.onBlue)
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
      meta.content = theme.paper
  }, [theme])
}
