/** The colours that are written as words: ours, and those in react-native-web's own styles. */
const NAMED: Readonly<Record<string, number>> = { transparent: 0, black: 0x000000ff, white: 0xffffffff }

const HEX = /^#([\da-f]{6})([\da-f]{2})?$/i
const SHORT_HEX = /^#([\da-f])([\da-f])([\da-f])$/i
const RGB = /^rgba?\((\d+), ?(\d+), ?(\d+)(?:, ?([\d.]+))?\)$/

/**
 * Replaces @react-native/normalize-colors, a dependency of react-native-web that knows every notation and name of
 * colours. The app writes `#rrggbb` and `rgba()`. Returns `0xrrggbbaa`, or null for what is no colour.
 */
function normalizeColour(colour: unknown): number | null {
  if (typeof colour === 'number') return colour >>> 0
  if (typeof colour !== 'string') return null
  const long = HEX.exec(colour)
  if (long) return parseInt(`${long[1] ?? ''}${long[2] ?? 'ff'}`, 16)
  const short = SHORT_HEX.exec(colour)
  if (short)
    return parseInt(
      `${short
        .slice(1)
        .map(digit => digit + digit)
        .join('')}ff`,
      16,
    )
  const rgb = RGB.exec(colour)
  if (rgb) return fromChannels(rgb.slice(1, 4).map(Number), Number(rgb[4] ?? 1))
  return NAMED[colour] ?? null
}

function fromChannels(channels: readonly number[], opacity: number): number {
  return [...channels, Math.round(opacity * 255)].reduce((sum, channel) => sum * 256 + channel, 0)
}

export { normalizeColour as default }
