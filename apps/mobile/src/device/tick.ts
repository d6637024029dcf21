import { impactAsync, ImpactFeedbackStyle } from 'expo-haptics'
import { attempt } from './attempt'

/** Vibrates as lightly as possible; devices without a motor do nothing. */
export function tick(): void {
  void attempt(() => impactAsync(ImpactFeedbackStyle.Light), undefined)
}
