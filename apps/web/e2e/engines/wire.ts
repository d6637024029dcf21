/** How a page of one engine is driven: the little that the two protocols share. */
export interface Wire {
  open(address: string): Promise<unknown>
  reload(): Promise<unknown>
  /** The value of an expression in the page, awaited; it is text. */
  run(expression: string): Promise<string>
  /** Performs the input of the W3C's WebDriver, which both protocols write alike. */
  perform(sources: readonly InputSource[]): Promise<unknown>
  /** Ends the browser at once, as a phone without memory does, and starts it again with what it had stored. */
  readonly kill?: () => Promise<void>
  /** Errors and warnings on the console so far. */
  complaints(): readonly string[]
  close(): Promise<void>
}

/** A finger, a mouse or a keyboard, and what it does. */
export interface InputSource {
  readonly type: 'pointer' | 'key'
  readonly id: string
  readonly parameters?: { readonly pointerType: 'touch' | 'mouse' }
  readonly actions: readonly Record<string, string | number>[]
}

/** What a person has chosen for the whole device. */
export interface Device {
  readonly width: number
  readonly height: number
  readonly isDark: boolean
  readonly isStill: boolean
}

/** The characters by which WebDriver names the keys that write nothing. */
const namedKeys: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
}

/** Presses keys together and lets go of them, named as in `Shift+Tab`. */
export function keyPress(keys: string): InputSource {
  const values = keys === '+' ? [keys] : keys.split('+').map(key => namedKeys[key] ?? key)
  const actions = [
    ...values.map(value => ({ type: 'keyDown', value })),
    ...values.reverse().map(value => ({ type: 'keyUp', value })),
  ]
  return { type: 'key', id: 'keyboard', actions }
}

/** Taps a point with a finger. */
export function tap(x: number, y: number): InputSource {
  const move = { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 }
  const actions = [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]
  return { type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' }, actions }
}
