import { activateKeepAwakeAsync, deactivateKeepAwake } from 'expo-keep-awake'
import { attempt } from './attempt'

/** Under this name, so that it lets go of nothing that others hold. */
const TAG = 'match'

export function keepScreenOn(isOn: boolean): void {
  void attempt(() => (isOn ? activateKeepAwakeAsync(TAG) : deactivateKeepAwake(TAG)), undefined)
}
