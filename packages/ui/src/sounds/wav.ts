const HEADER = 44
const BYTES = 2

/** Encodes samples as a WAV file with one channel and 16 bits a sample, which every phone can play. */
export function encodeWav(samples: Float32Array, rate: number): Uint8Array<ArrayBuffer> {
  const length = samples.length * BYTES
  const file = new DataView(new ArrayBuffer(HEADER + length))
  const text = (at: number, letters: string) => [...letters].forEach((c, i) => file.setUint8(at + i, c.charCodeAt(0)))
  text(0, 'RIFF')
  file.setUint32(4, HEADER - 8 + length, true)
  text(8, 'WAVEfmt ')
  file.setUint32(16, 16, true) // bytes of the format that follow
  file.setUint16(20, 1, true) // plain numbers, not compressed
  file.setUint16(22, 1, true) // channels
  file.setUint32(24, rate, true)
  file.setUint32(28, rate * BYTES, true)
  file.setUint16(32, BYTES, true)
  file.setUint16(34, BYTES * 8, true)
  text(36, 'data')
  file.setUint32(40, length, true)
  samples.forEach((sample, i) => file.setInt16(HEADER + i * BYTES, Math.round(sample * 0x7fff), true))
  return new Uint8Array(file.buffer)
}
