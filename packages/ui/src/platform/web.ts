/** A key as the browser names it. */
export interface KeyPress {
  readonly nativeEvent: { readonly key: string; readonly shiftKey?: boolean }
  /** Whether a part inside has used the key already. */
  readonly defaultPrevented?: boolean
  preventDefault(): void
}

/** Props that react-native-web understands and the phone does not need. */
interface WebProps {
  /** Becomes `data-*` attributes; undefined ones are left out. */
  readonly dataSet?: Readonly<Record<string, string | undefined>>
  readonly onKeyDown?: (event: KeyPress) => void
  /** The rank of a heading. */
  readonly 'aria-level'?: number | undefined
}

/** Web props to spread onto a view, whose own type does not know them. The phone passes them over. */
export function web(props: WebProps): object {
  return props
}
