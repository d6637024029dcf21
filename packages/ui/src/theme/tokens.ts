/** The colours of one scheme. Every pair that is drawn is listed in the contrast test. */
export interface Palette {
  /** The page. */
  readonly paper: string
  /** Cards and bars. */
  readonly surface: string
  /** Recessed areas, and pressed buttons. */
  readonly sunken: string
  /** The two tones of board cells; the second marks the rings of a board. */
  readonly cell: string
  readonly cellAlt: string
  readonly ink: string
  readonly inkSoft: string
  /** Text on `blue`. */
  readonly onBlue: string
  /** Primary: buttons, links, focus, legal marks. */
  readonly blue: string
  /** Danger and the last move. */
  readonly terracotta: string
  /** Hints and wins. */
  readonly gold: string
  /** Success. */
  readonly green: string
  /** Dividers: decoration only. */
  readonly line: string
  /** The grid of a board: it never carries meaning on its own. */
  readonly cellLine: string
  /** Solid tiles: mountains and caves. */
  readonly cobalt: string
  /** The glaze of navy stones: brighter on dark cells, so that it is seen as a fill there too. */
  readonly navyGlaze: string
  /** A beach: two tones of wet sand, the sea beyond its ends, and the foam between them. */
  readonly beach: string
  readonly beachAlt: string
  readonly sea: string
  readonly foam: string
}

export type Scheme = 'light' | 'dark'

export const palettes: Readonly<Record<Scheme, Palette>> = {
  light: {
    paper: '#F7F2E8',
    surface: '#FFFDF8',
    sunken: '#EDE5D6',
    cell: '#FBF7EF',
    cellAlt: '#EEF1F2',
    ink: '#18263A',
    inkSoft: '#4A5A70',
    onBlue: '#FFFDF8',
    blue: '#1F4E8C',
    terracotta: '#B4472E',
    gold: '#8A6410',
    green: '#2F6B4F',
    line: '#C9BFAE',
    cellLine: '#8FA6C4',
    cobalt: '#1F4E8C',
    navyGlaze: '#16304F',
    beach: '#EBDDC0',
    beachAlt: '#E0CEAB',
    sea: '#BCD6E3',
    foam: '#FBF7EF',
  },
  dark: {
    paper: '#0E1726',
    surface: '#162235',
    sunken: '#0A111D',
    cell: '#1D2C44',
    cellAlt: '#223451',
    ink: '#F2ECDF',
    inkSoft: '#B4C0D2',
    onBlue: '#0E1726',
    blue: '#8DB8F0',
    terracotta: '#F0957F',
    gold: '#E6BE5A',
    green: '#8FD0AE',
    line: '#33435C',
    cellLine: '#4C658A',
    cobalt: '#5180C4',
    navyGlaze: '#24508A',
    beach: '#4B4336',
    beachAlt: '#40392E',
    sea: '#14344F',
    foam: '#6F8FAE',
  },
}

/** What darkens a screen behind a sheet: its parts stay recognisable. */
export const scrims: Readonly<Record<Scheme, string>> = { light: 'rgba(24, 38, 58, 0.4)', dark: 'rgba(0, 0, 0, 0.55)' }

/** A palette with more contrast: all text in ink, and every line as strong as text. */
export function strengthened(palette: Palette): Palette {
  const { ink, inkSoft } = palette
  return { ...palette, inkSoft: ink, line: inkSoft, cellLine: inkSoft }
}

/**
 * Colours of the pieces and of the winning cells. They are the same in both schemes, because each piece has a rim in
 * the other side's tone. Only the fill of navy stones follows the scheme (`navyGlaze`).
 */
export const pieceColours = {
  navy: '#16304F',
  ivory: '#F4E9CF',
  terracotta: '#B4472E',
  honey: '#E3AE3C',
  /** Discs differ in lightness, so that colour-blind players can tell them apart. */
  orange: '#FAB338',
  purple: '#300363',
  green: '#227758',
  /** The fire in a cave and on a dragon's back. */
  ember: '#D4602C',
  /** The far face of a peak, and faded stones. */
  frost: '#A9C0DE',
  /** The two shells, and the numerals on the pale one. */
  teal: '#1F6B5E',
  sand: '#F2C9A0',
  deepTeal: '#123F38',
  /** The rim of the pale turtles' nest. */
  dune: '#C8925C',
} as const

/** Type sizes, small to large. */
export const font = { fine: 11, tiny: 13, small: 15, body: 17, title: 20, large: 26, huge: 34 } as const

/** The height of a line of a type size. */
export function lineHeight(size: keyof typeof font): number {
  return Math.round(font[size] * 1.25)
}

/** Spacing in steps of four. */
export const space = { xs: 4, s: 8, m: 12, l: 16, xl: 24, xxl: 32 } as const

export const radius = { control: 6, card: 12 } as const

/** The smallest side of a button, and of the buttons that confirm or cancel a move. Cells may be smaller. */
export const touch = { min: 44, confirm: 56 } as const

/**
 * Milliseconds: a piece from cell to cell, and from one link of a move to the next. A moment, such as a dragon waking,
 * lasts as long as `moment` pieces one after another.
 */
export const motion = { move: 150, link: 90, moment: 4 } as const
