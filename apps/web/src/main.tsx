import { pickLanguage } from '@tabuleiro/ui'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import './page.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

// Screen readers pick their voice by this.
document.documentElement.lang = pickLanguage(navigator.languages)

createRoot(root).render(
  <StrictMode>
    <App locales={navigator.languages} />
  </StrictMode>,
)
