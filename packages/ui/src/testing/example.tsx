import { useState } from 'react'
import { createMemoryShelf, HomeScreen, LanguageProvider, PlayScreen, type Destination, type Navigator } from '..'

const shelf = createMemoryShelf()

/** The smallest shell: it remembers where it is and shows that screen. */
export function Example() {
  const [at, setAt] = useState<Destination>({ to: 'home' })
  const navigator: Navigator = { open: setAt, back: () => setAt({ to: 'home' }) }
  return (
    <LanguageProvider locales={['pt-PT', 'en']}>
      {at.to === 'play' ? (
        <PlayScreen id={at.id} shelf={shelf} navigator={navigator} />
      ) : (
        <HomeScreen shelf={shelf} navigator={navigator} />
      )}
    </LanguageProvider>
  )
}
