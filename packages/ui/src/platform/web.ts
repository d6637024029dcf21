import { Platform } from 'react-native'

/** A key as the browser names it. */
export interface KeyPress {
  readonly nativeEvent: { readonly key: string; readonly shiftKey?: boolean }
  /** Whether a part inside has used the key already. */
  readonly defaultPrevented?: boolean
  preventDefault(): void
}

/** A click in a browser; `detail` is 0 where no pointer was involved (a screen reader, a script). */
interface Click {
  readonly nativeEvent: { readonly detail?: number }
}

/** Props that react-native-web understands and the phone does not need. */
interface WebProps {
  /** Becomes `data-*` attributes; undefined ones are left out. */
  readonly dataSet?: Readonly<Record<string, string | undefined>>
  readonly onKeyDown?: (event: KeyPress) => void
  readonly onClick?: (event: Click) => void
  /** Roles that the phone has no word for. */
  readonly role?: 'gridcell'
  /** The rank of a heading. */
  readonly 'aria-level'?: number | undefined
}

/** Web props to spread onto a view, whose own type does not know them. */
export function web({ role, ...props }: WebProps): object {
  // The others the phone passes over; a role that it does not know it reports as a fault.
  return role !== undefined && Platform.OS === 'web' ? { ...props, role } : props
}
