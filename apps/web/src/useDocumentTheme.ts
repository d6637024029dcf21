import { localeOf, useLanguage, useTheme } from '@tabuleiro/ui'
import { useEffect } from 'react'

/** Keeps the page around the app in its language and colours. */
export function useDocumentTheme(): void {
  const theme = useTheme()
  const language = useLanguage(window.navigator.languages)
  useEffect(() => {
    // Screen readers pick their voice by this.
    document.documentElement.lang = localeOf(language)
  }, [language])
  useEffect(() => {
    const { style } = document.documentElement
    style.colorScheme = theme.scheme
    style.setProperty('--paper', theme.paper)
    style.setProperty('--focus', theme.blue)
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
      meta.content = theme.paper
  }, [theme])
}
