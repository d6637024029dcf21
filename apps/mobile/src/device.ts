import { pathOf, type Device } from '@tabuleiro/ui'
import { copy, paste } from './device/clipboard'
import { open, save, sharePicture } from './device/files'
import { keepScreenOn } from './device/keepScreenOn'
import { createLoudspeaker } from './device/loudspeaker'
import { share } from './device/share'
import { tick } from './device/tick'
import { watchPresence } from './presence'
import links from '../../../links.json'

/** The abilities of a phone. What it lacks, or its owner refuses, is answered and never thrown. */
export const device: Device = {
  isForgetful: false,
  addressOf: destination => `https://${links.host}${pathOf(destination)}`,
  linkTo: payload => `https://${links.host}/g#${payload}`,
  copy,
  paste,
  share,
  sharePicture,
  save,
  open,
  play: createLoudspeaker(watchPresence),
  tick,
  keepScreenOn,
  watchPresence,
}
