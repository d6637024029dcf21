import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { home } from './expo'

interface Metadata {
  readonly fileMetadata: Readonly<Record<'android' | 'ios', { readonly bundle: string }>>
}

/** The scripts of `expo export`, by platform, as paths in `dist`. */
export function bundleFiles(): Readonly<Record<'android' | 'ios', string>> {
  const { fileMetadata } = JSON.parse(readFileSync(join(home, 'dist', 'metadata.json'), 'utf8')) as Metadata
  return { android: fileMetadata.android.bundle, ios: fileMetadata.ios.bundle }
}
