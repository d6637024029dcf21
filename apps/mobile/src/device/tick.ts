import { impactAsync, ImpactFeedbackStyle } from 'expo-haptics'
import { attempt } from './attempt'

/** The lightest tap there is; tablets without a motor do nothing. */
export function tick(): void {
  void attempt(() => impactAsync(ImpactFeedbackStyle.Light), undefined)
}
