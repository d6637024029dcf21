// Shows the words of home that index.html has in every language, in the one that the app will use. A visit of another
// page sees none, and one that knows better (src/pageNote.ts) only what will stand where the words are.
;(() => {
  const { documentElement: page, currentScript: script } = document
  if (!(script instanceof HTMLScriptElement)) return
  const supported = (script.dataset['languages'] ?? '').split(' ')
  const note = readNote()
  page.lang = [note.language ?? '', ...navigator.languages].flatMap(find)[0] ?? supported[0] ?? ''
  for (const [name, value] of Object.entries(note.colours ?? {})) page.style.setProperty(name, value)
  if (note.scheme !== undefined) page.style.colorScheme = note.scheme
  if (location.pathname !== new URL('.', script.src).pathname) return
  const { above = 0, width = innerWidth, height = innerHeight } = note
  const isKnown = above >= 0 && width === innerWidth && height === innerHeight
  page.dataset['words'] = note.above === undefined ? 'all' : isKnown ? 'cards' : 'bar'
  if (isKnown) page.style.setProperty('--above', `${String(above)}px`)

  /** @param {string} language */
  function find(language) {
    const [name] = language.toLowerCase().split('-')
    return supported.filter(locale => locale.split('-')[0] === name)
  }

  /**
   * What src/pageNote.ts wrote.
   * @typedef {{ language?: string, scheme?: string, colours?: Record<string, string> }} Chosen
   * @typedef {Chosen & { width?: number, height?: number, above?: number }} PageNote
   * @returns {PageNote}
   */
  function readNote() {
    try {
      /** @type {unknown} */
      const note = JSON.parse(localStorage.getItem('tabuleiro.page') ?? '{}')
      return note instanceof Object ? /** @type {PageNote} */ (note) : {}
    } catch {
      // Storage may be forbidden, and what it holds may be damaged: the words of a first visit will do.
      return {}
    }
  }
})()
