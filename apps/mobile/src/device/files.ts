import type { Device } from '@tabuleiro/ui'
import { getDocumentAsync } from 'expo-document-picker'
import { File, Paths } from 'expo-file-system'
import { shareAsync } from 'expo-sharing'
import { attempt } from './attempt'

/** Keeps a text by handing it over as a file: the phone asks where it should go. */
export function save(name: string, type: string, text: string): Promise<boolean> {
  return handOver(name, type, file => file.write(text))
}

export const sharePicture: Device['sharePicture'] = async ({ name, png }) =>
  (await handOver(name, 'image/png', file => file.write(png, { encoding: 'base64' }))) ? 'sent' : 'failed'

/**
 * Writes a file where the phone may throw it away later, and opens the sheet from which it goes on. That sheet does not say what
 * became of it.
 */
function handOver(name: string, type: string, write: (file: File) => void): Promise<boolean> {
  return attempt(async () => {
    const file = new File(Paths.cache, name)
    write(file)
    await shareAsync(file.uri, { mimeType: type, dialogTitle: name })
    return true
  }, false)
}

/** Lets people choose a file and reads it. Many apps give files of ours no type, so any may be chosen. */
export function open(): Promise<string | undefined> {
  return attempt(async () => {
    const { assets } = await getDocumentAsync({ base64: false })
    return assets?.[0] && (await new File(assets[0].uri).text())
  }, undefined)
}
