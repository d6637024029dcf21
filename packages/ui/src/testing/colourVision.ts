type Triple = readonly [number, number, number]
type Matrix = readonly [Triple, Triple, Triple]

/** Ways to see colours: with all three kinds of cones, without one of them, or in shades of grey. */
export type Vision = 'normal' | 'protan' | 'deutan' | 'tritan' | 'grey'

/** What each way of seeing makes of linear red, green and blue: Machado, Oliveira and Fernandes 2009, full severity. */
const VISIONS: Readonly<Record<Vision, Matrix>> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  grey: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
}

export const visions = Object.keys(VISIONS) as readonly Vision[]

/** How different two colours (`#RRGGBB`) look with this vision, in CIEDE2000: 1 is just noticeable. */
export function differenceSeen(vision: Vision, a: string, b: string): number {
  return ciede2000(labOf(seen(vision, a)), labOf(seen(vision, b)))
}

function seen(vision: Vision, colour: string): Triple {
  const linear = [1, 3, 5].map(at => {
    const value = parseInt(colour.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as unknown as Triple
  return times(VISIONS[vision], linear).map(value => Math.min(1, Math.max(0, value))) as unknown as Triple
}

function times(matrix: Matrix, [x, y, z]: Triple): Triple {
  return matrix.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Triple
}

/** Linear sRGB to CIE XYZ, each row divided by its part of the white point D65. */
const TO_XYZ: Matrix = [
  [0.4124564 / 0.95047, 0.3575761 / 0.95047, 0.1804375 / 0.95047],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339 / 1.08883, 0.119192 / 1.08883, 0.9503041 / 1.08883],
]

function labOf(linear: Triple): Triple {
  const [x, y, z] = times(TO_XYZ, linear).map(value =>
    value > 216 / 24389 ? Math.cbrt(value) : ((24389 / 27) * value + 16) / 116,
  ) as unknown as Triple
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
const cosine = (degrees: number) => Math.cos(radians(degrees))
/** The share that CIEDE2000 takes of a strong chroma. */
const strength = (chroma: number) => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7))

/** The difference of two colours given as L*, a*, b*: CIE 142-2001 with all weights 1. */
export function ciede2000([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const stretch = 1.5 - strength((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2) / 2
  const [c1, c2] = [Math.hypot(a1 * stretch, b1), Math.hypot(a2 * stretch, b2)]
  const [h1, h2] = [hue(a1 * stretch, b1), hue(a2 * stretch, b2)]
  const [chroma, light] = [(c1 + c2) / 2, (l1 + l2) / 2]
  const { turn, mean } = betweenHues(h1, h2, c1 * c2 === 0)
  const hueShare =
    1 - 0.17 * cosine(mean - 30) + 0.24 * cosine(2 * mean) + 0.32 * cosine(3 * mean + 6) - 0.2 * cosine(4 * mean - 63)
  const dL = (l2 - l1) / (1 + (0.015 * (light - 50) ** 2) / Math.sqrt(20 + (light - 50) ** 2))
  const dC = (c2 - c1) / (1 + 0.045 * chroma)
  const dH = (2 * Math.sqrt(c1 * c2) * Math.sin(radians(turn / 2))) / (1 + 0.015 * chroma * hueShare)
  const blueTurn = -2 * strength(chroma) * Math.sin(radians(60 * Math.exp(-(((mean - 275) / 25) ** 2))))
  return Math.sqrt(dL ** 2 + dC ** 2 + dH ** 2 + blueTurn * dC * dH)
}

function hue(a: number, b: number): number {
  return a === 0 && b === 0 ? 0 : ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360
}

/** The shorter way from one hue to another in degrees, and the hue half-way along it; greys have neither. */
function betweenHues(from: number, to: number, isGrey: boolean): { readonly turn: number; readonly mean: number } {
  if (isGrey) return { turn: 0, mean: from + to }
  const turn = ((to - from + 540) % 360) - 180
  return { turn, mean: (from + turn / 2 + 360) % 360 }
}
