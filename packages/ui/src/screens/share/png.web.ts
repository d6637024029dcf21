import type Svg from 'react-native-svg'

/** The width of the drawing on screen; the exported picture is finer. */
export const SHOWN_WIDTH = 240

/** Pixels for each unit of a drawing, enough for every screen. */
const PIXEL_RATIO = 3

/** Exports a drawing as a PNG file in base64; undefined where the browser cannot. */
export async function exportPng(drawing: Svg): Promise<string | undefined> {
  // In a browser the drawing is the element itself.
  const element: unknown = drawing
  if (!(element instanceof SVGSVGElement)) return undefined
  const { width, height } = element.viewBox.baseVal
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * PIXEL_RATIO)
  canvas.height = Math.round(height * PIXEL_RATIO)
  const image = await loadImage(element, canvas)
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  return canvas.toDataURL('image/png').split(',')[1]
}

/** The drawing as an image of this size. */
async function loadImage(element: SVGSVGElement, { width, height }: HTMLCanvasElement): Promise<HTMLImageElement> {
  const copy = element.cloneNode(true) as SVGSVGElement
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  const text = new XMLSerializer().serializeToString(copy)
  const url = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }))
  const image = new Image()
  try {
    await new Promise((resolve, reject) => {
      image.onload = resolve
      image.onerror = reject
      image.src = url
    })
  } finally {
    URL.revokeObjectURL(url)
  }
  return image
}
