import { activateKeepAwakeAsync, deactivateKeepAwake } from 'expo-keep-awake'
import { attempt } from './attempt'

/** The tag of our own request: releasing it releases no other. */
const TAG = 'match'

export function keepScreenOn(isOn: boolean): void {
  void attempt(() => (isOn ? activateKeepAwakeAsync(TAG) : deactivateKeepAwake(TAG)), undefined)
}
