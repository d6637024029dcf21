import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DISPLAY_FACE, drawnTitles, makeTitleOutlines } from './titleOutlines'

test('every title has its letters: if not, run `npm run titles --workspace apps/web`', () => {
  const file = join(__dirname, '../../../packages/ui/src/components/titleOutlines.json')
  const made = makeTitleOutlines(readFileSync(require.resolve(DISPLAY_FACE)), drawnTitles)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(made)
})
