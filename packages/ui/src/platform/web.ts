/** A key press, with the key as browsers name it. */
export interface KeyPress {
  readonly nativeEvent: { readonly key: string; readonly shiftKey?: boolean }
  /** Whether a part inside has handled the key already. */
  readonly defaultPrevented?: boolean
  preventDefault(): void
}

/** Props that react-native-web understands and the phone does not need. */
interface WebProps {
  /** Becomes `data-*` attributes; undefined ones are left out. */
  readonly dataSet?: Readonly<Record<string, string | undefined>>
  readonly onKeyDown?: (event: KeyPress) => void
  /** The level of a heading. */
  readonly 'aria-level'?: number | undefined
}

/** Web props to spread onto a view, whose own type lacks them. Phones ignore them. */
export function web(props: WebProps): object {
  return props
}
