import type { Device, Sound } from '@tabuleiro/ui'
import { recipes } from '@tabuleiro/ui/sounds'
import { createAudioPlayer, setAudioModeAsync, type AudioPlayer } from 'expo-audio'
import { attempt } from './attempt'
import { soundFile } from './soundFile'

const sounds = Object.keys(recipes) as Sound[]

/**
 * Returns a function that plays sounds beside other audio, and none while the phone is silent. The first sound
 * creates the players of all others, one in each task. In the background all players are released.
 */
export function createLoudspeaker(watchPresence: Device['watchPresence']): Device['play'] {
  const players = new Map<Sound, AudioPlayer>()
  let isPresent = true
  let opening: Promise<boolean> | undefined
  const getPlayer = (sound: Sound) => {
    const player = players.get(sound) ?? createAudioPlayer(soundFile(sound), { keepAudioSessionActive: true })
    players.set(sound, player)
    return player
  }
  const preparePlayers = () => {
    const missing = sounds.find(sound => !players.has(sound))
    if (missing === undefined || !isPresent) return
    void attempt(() => Promise.resolve(getPlayer(missing)), undefined).then(
      made => made && setTimeout(preparePlayers, 0),
    )
  }
  watchPresence(present => {
    isPresent = present
    if (!isPresent) {
      players.forEach(release)
      players.clear()
    } else if (opening) preparePlayers()
  })
  return sound => {
    opening ??= openSession()
    void opening.then(isOpen => {
      if (!isOpen) opening = undefined
      else if (isPresent) void attempt(() => playFromStart(getPlayer(sound)), undefined).then(preparePlayers)
    })
  }
}

/** Sets the audio mode. Without it the first sound would stop the music of other apps. */
function openSession(): Promise<boolean> {
  return attempt(async () => {
    await setAudioModeAsync({
      playsInSilentMode: false,
      interruptionMode: 'mixWithOthers',
      allowsRecording: false,
      shouldPlayInBackground: false,
    })
    return true
  }, false)
}

/** Rewinds a player before it plays: one at its end would stop at once. */
async function playFromStart(player: AudioPlayer): Promise<void> {
  if (player.currentTime > 0) await player.seekTo(0, 0, 0)
  player.play()
}

/** Removes a player from Android's list of players, and from memory. */
function release(player: AudioPlayer): void {
  player.remove()
  player.release()
}
