import type { Sound } from '@tabuleiro/ui'
import { recipes, renderSamples, encodeWav } from '@tabuleiro/ui/sounds'
import { File, Paths } from 'expo-file-system'

/** Samples a second: half the rate of music is enough for these sounds. */
const SAMPLE_RATE = 22_050

/** The file of a sound. It is written once, and again after its recipe has changed or the cache was cleared. */
export function soundFile(sound: Sound): string {
  const recipe = recipes[sound]
  const file = new File(Paths.cache, `${sound}-${fingerprint(JSON.stringify(recipe))}.wav`)
  if (!file.exists) {
    // Only a whole file gets the name, even if the app is killed while it writes.
    const draft = new File(Paths.cache, `${sound}.new`)
    draft.write(encodeWav(renderSamples(recipe, SAMPLE_RATE), SAMPLE_RATE))
    draft.moveSync(file, { overwrite: true })
  }
  return file.uri
}

function fingerprint(text: string): string {
  let sum = 0
  for (let i = 0; i < text.length; i++) sum = (Math.imul(sum, 31) + text.charCodeAt(i)) >>> 0
  return sum.toString(36)
}
