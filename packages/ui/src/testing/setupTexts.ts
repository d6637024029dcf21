import { languages } from '../i18n/texts'
import { loadTexts } from '../i18n/loading'

// The texts of the games are loaded before the tests of a file, as an app does before it shows its first screen.
beforeAll(() => Promise.all(languages.map(loadTexts)))
