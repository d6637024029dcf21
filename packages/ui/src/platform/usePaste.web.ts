import { useCallback, type RefCallback } from 'react'
import type { TextInput } from 'react-native'

/**
 * Offers pasted text to `take` before the field lays it out, which takes seconds for a large one. What `take` returns
 * true for stays out of the field. The result is the ref of the field.
 */
export function usePaste(take: (text: string) => boolean): RefCallback<TextInput> | undefined {
  return useCallback(
    (field: unknown) => {
      if (!(field instanceof HTMLElement)) return
      const onPaste = (event: ClipboardEvent) => {
        if (take(event.clipboardData?.getData('text') ?? '')) event.preventDefault()
      }
      field.addEventListener('paste', onPaste)
      return () => field.removeEventListener('paste', onPaste)
    },
    [take],
  )
}
