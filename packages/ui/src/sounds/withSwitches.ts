import type { Device } from '../app/device'
import type { SettingsStore } from '../model/settings/settings'

/** A device that makes no sound and no tick where its owner has switched them off. */
export function withSwitches(device: Device, settings: SettingsStore): Device {
  return {
    ...device,
    play: sound => {
      if (settings.get().sound) device.play(sound)
    },
    tick: () => {
      if (settings.get().haptics) device.tick()
    },
  }
}
