/** A key as browsers name it, and the keys that are held with it. */
export interface Key {
  readonly key: string
  readonly shiftKey?: boolean
  readonly altKey?: boolean
  readonly ctrlKey?: boolean
  readonly metaKey?: boolean
}

/** Whether a key is held that makes it a command of the browser: Alt and left go back in its history. */
export function hasModifier({ altKey, ctrlKey, metaKey }: Key): boolean {
  return altKey === true || ctrlKey === true || metaKey === true
}

/** A key press. */
export interface KeyPress {
  readonly nativeEvent: Key
  /** Whether a part inside has handled the key already. */
  readonly defaultPrevented?: boolean
  preventDefault(): void
}

/** Props that react-native-web understands and the phone does not need. */
interface WebProps {
  /** Becomes `data-*` attributes; undefined ones are left out. */
  readonly dataSet?: Readonly<Record<string, string | undefined>>
  readonly onKeyDown?: (event: KeyPress) => void
  /** The key that presses a button while the board has the focus. */
  readonly 'aria-keyshortcuts'?: string | undefined
  /** Whether Enter takes the focus from a field: the browser's name for `submitBehavior`. */
  readonly blurOnSubmit?: boolean
  /** The level of a heading. */
  readonly 'aria-level'?: number | undefined
}

/** Web props to spread onto a view, whose own type lacks them. Phones ignore them. */
export function web(props: WebProps): object {
  return props
}
