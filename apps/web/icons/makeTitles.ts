// Draws the letters of the titles from the display face: `npm run titles` after a title has changed, then commit.
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { DISPLAY_FACE, drawnTitles, makeTitleOutlines } from './titleOutlines'

const font = await readFile(createRequire(import.meta.url).resolve(DISPLAY_FACE))
const file = new URL('../../../packages/ui/src/components/titleOutlines.json', import.meta.url)
await writeFile(file, `${JSON.stringify(makeTitleOutlines(font, drawnTitles), null, 2)}\n`)
