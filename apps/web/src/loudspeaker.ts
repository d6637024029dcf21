import type { Sound } from '@tabuleiro/ui'

type Player = (sound: Sound) => void

/**
 * Plays sounds, but none before the first touch or key: no browser wants to hear a page that nobody has touched. What makes the
 * sounds is loaded then, too.
 */
export function createLoudspeaker(): Player {
  let player: Player | undefined
  const gestures = ['pointerup', 'keydown'] as const
  const wake = () => {
    for (const gesture of gestures) window.removeEventListener(gesture, wake, true)
    if (typeof AudioContext === 'undefined') return
    // Made within the gesture: made later, it would have to wait for the next one.
    const audio = new AudioContext({ latencyHint: 'interactive' })
    void import('@tabuleiro/ui/sounds').then(({ recipes, samplesOf }) => {
      const buffers = new Map<Sound, AudioBuffer>()
      player = sound => {
        const buffer = buffers.get(sound) ?? bufferOf(audio, samplesOf(recipes[sound], audio.sampleRate))
        buffers.set(sound, buffer)
        play(audio, buffer)
      }
    })
  }
  for (const gesture of gestures) window.addEventListener(gesture, wake, true)
  return sound => player?.(sound)
}

function bufferOf(audio: AudioContext, samples: Float32Array<ArrayBuffer>): AudioBuffer {
  const buffer = audio.createBuffer(1, samples.length, audio.sampleRate)
  buffer.copyToChannel(samples, 0)
  return buffer
}

function play(audio: AudioContext, buffer: AudioBuffer): void {
  // A phone call or another tab may have stopped it; a sound that comes late is worse than none.
  if (audio.state !== 'running') {
    void audio.resume()
    return
  }
  const source = audio.createBufferSource()
  source.buffer = buffer
  source.connect(audio.destination)
  source.start()
}
