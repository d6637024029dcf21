import { getStringAsync, setStringAsync } from 'expo-clipboard'
import { attempt } from './attempt'

export function copy(text: string): Promise<boolean> {
  return attempt(() => setStringAsync(text), false)
}

/** The text on the clipboard. Where there is none, the phone answers with an empty text. */
export function paste(): Promise<string | undefined> {
  return attempt(async () => (await getStringAsync()) || undefined, undefined)
}
