import type Svg from 'react-native-svg'

/** The width of the drawing on screen: a phone exports what is on its screen, so a larger one is finer. */
export const SHOWN_WIDTH = 408

/** Milliseconds until an export counts as failed: a drawing that is not on the screen is never exported. */
const PNG_TIMEOUT_MS = 3_000

/** Exports a drawing as a PNG file in base64; undefined where the phone cannot. */
export function exportPng(drawing: Svg): Promise<string | undefined> {
  return new Promise(resolve => {
    const timer = setTimeout(() => resolve(undefined), PNG_TIMEOUT_MS)
    drawing.toDataURL((base64: string | undefined) => {
      clearTimeout(timer)
      resolve(base64)
    })
  })
}
