import type { Sound } from '@tabuleiro/ui'

type PlaySound = (sound: Sound) => void

/** Milliseconds after which a sound comes too late to belong to its event. */
const MAX_DELAY_MS = 400

/**
 * Returns a function that plays sounds. It plays none before the first touch or key: browsers forbid it. The audio
 * context is opened with the first sound, one frame after the press that causes it, since opening takes longer than a
 * frame.
 */
export function createLoudspeaker(): PlaySound {
  let isTouched = false
  let audio: AudioContext | undefined
  let opening: Promise<PlaySound> | undefined
  const touch = () => {
    isTouched = true
    // Some browsers start a context within a gesture only, also one that a phone call has interrupted.
    if (audio && audio.state !== 'running') audio.resume().catch(() => undefined)
  }
  for (const gesture of ['pointerup', 'keydown']) window.addEventListener(gesture, touch, true)

  const open = async (): Promise<PlaySound> => {
    await nextFrame()
    audio = new AudioContext({ latencyHint: 'interactive' })
    await Promise.race([audio.resume(), new Promise(resolve => setTimeout(resolve, MAX_DELAY_MS))])
    return createPlayer(audio)
  }
  return sound => {
    if (!isTouched || typeof AudioContext === 'undefined') return
    const requestedAt = performance.now()
    opening ??= open()
    opening.then(
      play => {
        if (performance.now() - requestedAt < MAX_DELAY_MS) play(sound)
      },
      // What makes sounds could not be loaded: the next sound tries again.
      () => {
        opening = undefined
      },
    )
  }
}

/** Resolves once the current changes of the page are painted. */
function nextFrame(): Promise<void> {
  return new Promise(resolve => {
    requestAnimationFrame(() => {
      setTimeout(resolve)
    })
  })
}

async function createPlayer(audio: AudioContext): Promise<PlaySound> {
  const { recipes, renderSamples } = await import('@tabuleiro/ui/sounds')
  const buffers = new Map<Sound, AudioBuffer>()
  return sound => {
    const buffer = buffers.get(sound) ?? createBuffer(audio, renderSamples(recipes[sound], audio.sampleRate))
    buffers.set(sound, buffer)
    const source = audio.createBufferSource()
    source.buffer = buffer
    source.connect(audio.destination)
    // A context that was suspended, by a phone call say, plays nothing: the sound must not play later.
    if (audio.state === 'running') source.start()
  }
}

function createBuffer(audio: AudioContext, samples: Float32Array<ArrayBuffer>): AudioBuffer {
  const buffer = audio.createBuffer(1, samples.length, audio.sampleRate)
  buffer.copyToChannel(samples, 0)
  return buffer
}
