import type { Sound } from '@tabuleiro/ui'
import { recipes, samplesOf, wavOf } from '@tabuleiro/ui/sounds'
import { File, Paths } from 'expo-file-system'

/** Samples a second: half of what music has is enough for a stone on a tile. */
const RATE = 22_050

/** Where a sound is kept as a file. It is made once, and anew when its recipe has changed or the phone has tidied up. */
export function soundFile(sound: Sound): string {
  const recipe = recipes[sound]
  const file = new File(Paths.cache, `${sound}-${fingerprint(JSON.stringify(recipe))}.wav`)
  if (!file.exists) {
    // Only a whole file gets the name, also when the app is ended while it writes.
    const draft = new File(Paths.cache, `${sound}.new`)
    draft.write(wavOf(samplesOf(recipe, RATE), RATE))
    draft.moveSync(file, { overwrite: true })
  }
  return file.uri
}

function fingerprint(text: string): string {
  let sum = 0
  for (let i = 0; i < text.length; i++) sum = (Math.imul(sum, 31) + text.charCodeAt(i)) >>> 0
  return sum.toString(36)
}
