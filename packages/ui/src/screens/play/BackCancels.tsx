import { useBack } from '../../platform/useBack'

/** While something is tapped or a move waits, Android's way back forgets it before it leaves the game. */
export function BackCancels({ onCancel }: { readonly onCancel: () => void }) {
  useBack(onCancel)
  return null
}
