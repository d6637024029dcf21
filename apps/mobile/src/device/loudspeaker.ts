import type { Device, Sound } from '@tabuleiro/ui'
import { recipes } from '@tabuleiro/ui/sounds'
import { createAudioPlayer, setAudioModeAsync, type AudioPlayer } from 'expo-audio'
import { attempt } from './attempt'
import { soundFile } from './soundFile'

const sounds = Object.keys(recipes) as Sound[]

/**
 * Plays sounds beside whatever else the phone plays, and none while it is switched to silence. With the first sound the
 * others are made ready, one between two frames; in the background nothing is held.
 */
export function createLoudspeaker(watchPresence: Device['watchPresence']): Device['play'] {
  const players = new Map<Sound, AudioPlayer>()
  let isPresent = true
  let opening: Promise<boolean> | undefined
  const playerOf = (sound: Sound) => {
    const player = players.get(sound) ?? createAudioPlayer(soundFile(sound), { keepAudioSessionActive: true })
    players.set(sound, player)
    return player
  }
  const makeReady = () => {
    const missing = sounds.find(sound => !players.has(sound))
    if (missing === undefined || !isPresent) return
    void attempt(() => Promise.resolve(playerOf(missing)), undefined).then(made => made && setTimeout(makeReady, 0))
  }
  watchPresence(present => {
    isPresent = present
    if (!isPresent) {
      players.forEach(letGo)
      players.clear()
    } else if (opening) makeReady()
  })
  return sound => {
    opening ??= openSession()
    void opening.then(isOpen => {
      if (!isOpen) opening = undefined
      else if (isPresent) void attempt(() => playFromStart(playerOf(sound)), undefined).then(makeReady)
    })
  }
}

/** Until this is set, the first sound would stop the music of others. */
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

/** Rewound first and then played: a player that stands at its end would stop at once. */
async function playFromStart(player: AudioPlayer): Promise<void> {
  if (player.currentTime > 0) await player.seekTo(0, 0, 0)
  player.play()
}

/** Out of the list of players, which Android keeps, and out of memory. */
function letGo(player: AudioPlayer): void {
  player.remove()
  player.release()
}
