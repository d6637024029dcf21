import type Svg from 'react-native-svg'

/** How wide a drawing is shown: a phone makes the picture of what is on its screen, so the larger the finer. */
export const SHOWN_WIDTH = 408

/** A drawing that is not on the screen is never answered. Milliseconds. */
const PNG_TIMEOUT_MS = 3_000

/** A drawing as a PNG file in base64; undefined where the phone cannot make it. */
export function pngOf(drawing: Svg): Promise<string | undefined> {
  return new Promise(resolve => {
    const timer = setTimeout(() => resolve(undefined), PNG_TIMEOUT_MS)
    drawing.toDataURL((base64: string | undefined) => {
      clearTimeout(timer)
      resolve(base64)
    })
  })
}
