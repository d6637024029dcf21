import type Svg from 'react-native-svg'

/** How wide a drawing is shown: the picture is finer. */
export const SHOWN_WIDTH = 240

/** Pixels for each unit of a drawing: sharp on every screen it may be sent to. */
const FINENESS = 3

/** A drawing as a PNG file in base64; undefined where the browser cannot make it. */
export async function pngOf(drawing: Svg): Promise<string | undefined> {
  // In a browser the drawing is the element itself.
  const element: unknown = drawing
  if (!(element instanceof SVGSVGElement)) return undefined
  const { width, height } = element.viewBox.baseVal
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * FINENESS)
  canvas.height = Math.round(height * FINENESS)
  const image = await imageOf(element, canvas)
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  return canvas.toDataURL('image/png').split(',')[1]
}

/** The drawing as an image of this size. */
async function imageOf(element: SVGSVGElement, { width, height }: HTMLCanvasElement): Promise<HTMLImageElement> {
  const copy = element.cloneNode(true) as SVGSVGElement
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  const text = new XMLSerializer().serializeToString(copy)
  const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }))
  const image = new Image()
  try {
    await new Promise((resolve, reject) => {
      image.onload = resolve
      image.onerror = reject
      image.src = address
    })
  } finally {
    URL.revokeObjectURL(address)
  }
  return image
}
