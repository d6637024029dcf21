import type { GestureResponderEvent, HostInstance } from 'react-native'

/** The button that was pressed last: screen readers return to it when what it has opened is closed. */
let pressed: HostInstance | undefined

export const lastPressed = (): HostInstance | undefined => pressed

/** A handler of a press that remembers the button. */
export function remembering(onPress: () => void) {
  return (event?: GestureResponderEvent): void => {
    pressed = event?.currentTarget
    onPress()
  }
}
