import type { Device } from '@tabuleiro/ui'
import { getDocumentAsync } from 'expo-document-picker'
import { File, Paths } from 'expo-file-system'
import { shareAsync } from 'expo-sharing'
import { attempt } from './attempt'

/** Saves a text by sharing it as a file: the share sheet lets the user choose where it goes. */
export function save(name: string, type: string, text: string): Promise<boolean> {
  return shareFile(name, type, file => file.write(text))
}

export const sharePicture: Device['sharePicture'] = async ({ name, png }) =>
  (await shareFile(name, 'image/png', file => file.write(png, { encoding: 'base64' }))) ? 'sent' : 'failed'

/**
 * Writes a file to the cache, which the phone may clear later, and opens the share sheet for it. The sheet does not
 * report what the user did.
 */
function shareFile(name: string, type: string, write: (file: File) => void): Promise<boolean> {
  return attempt(async () => {
    const file = new File(Paths.cache, name)
    write(file)
    await shareAsync(file.uri, { mimeType: type, dialogTitle: name })
    return true
  }, false)
}

/** Lets the user choose a file and reads it. Any type can be chosen: many apps give our files none. */
export function open(): Promise<string | undefined> {
  return attempt(async () => {
    const { assets } = await getDocumentAsync({ base64: false })
    return assets?.[0] && (await new File(assets[0].uri).text())
  }, undefined)
}
