import type { Sound } from '@tabuleiro/ui'

type Player = (sound: Sound) => void

/** Milliseconds after which a sound comes too late to be understood. */
const LATE = 400

/**
 * Plays sounds, but none before the first touch or key: no browser wants to hear a page that nobody has touched. What makes them
 * is opened with the first sound, when the press that asked for it has been answered: it takes longer than a frame.
 */
export function createLoudspeaker(): Player {
  let isTouched = false
  let audio: AudioContext | undefined
  let opening: Promise<Player> | undefined
  const touch = () => {
    isTouched = true
    // Some browsers let it begin within a gesture only.
    if (audio?.state === 'suspended') void audio.resume()
  }
  for (const gesture of ['pointerup', 'keydown']) window.addEventListener(gesture, touch, true)

  const open = async (): Promise<Player> => {
    await frame()
    audio = new AudioContext({ latencyHint: 'interactive' })
    await Promise.race([audio.resume(), new Promise(resolve => setTimeout(resolve, LATE))])
    return playerOf(audio)
  }
  return sound => {
    if (!isTouched || typeof AudioContext === 'undefined') return
    const asked = performance.now()
    opening ??= open()
    void opening.then(play => {
      if (performance.now() - asked < LATE) play(sound)
    })
  }
}

/** The time when what has changed is on the screen. */
function frame(): Promise<void> {
  return new Promise(resolve => {
    requestAnimationFrame(() => {
      setTimeout(resolve)
    })
  })
}

async function playerOf(audio: AudioContext): Promise<Player> {
  const { recipes, samplesOf } = await import('@tabuleiro/ui/sounds')
  const buffers = new Map<Sound, AudioBuffer>()
  return sound => {
    const buffer = buffers.get(sound) ?? bufferOf(audio, samplesOf(recipes[sound], audio.sampleRate))
    buffers.set(sound, buffer)
    const source = audio.createBufferSource()
    source.buffer = buffer
    source.connect(audio.destination)
    // Where it is not running, after a phone call say, nothing is heard and nothing waits.
    if (audio.state === 'running') source.start()
  }
}

function bufferOf(audio: AudioContext, samples: Float32Array<ArrayBuffer>): AudioBuffer {
  const buffer = audio.createBuffer(1, samples.length, audio.sampleRate)
  buffer.copyToChannel(samples, 0)
  return buffer
}
