import type { Device } from '../app/device'
import type { SettingsStore } from '../model/settings/settings'

/** A device that makes no sound and no haptic tick where the settings say so. */
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
