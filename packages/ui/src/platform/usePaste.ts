import type { RefCallback } from 'react'
import type { TextInput } from 'react-native'

/** A phone hands pasted text to its field alone: what it reports as typed is all that can be taken. */
export function usePaste(_: (text: string) => boolean): RefCallback<TextInput> | undefined {
  return undefined
}
