import { useBack } from '../../platform/useBack'

/** While it is rendered, the way back discards what was tapped instead of leaving the game. */
export function BackCancels({ onCancel }: { readonly onCancel: () => void }) {
  useBack(onCancel)
  return null
}
