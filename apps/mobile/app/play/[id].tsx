import { PlayScreen } from '@tabuleiro/ui'
import { useIsFocused, useLocalSearchParams } from 'expo-router'
import { ScreenFrame } from '../../src/ScreenFrame'

export default function Play() {
  const { id } = useLocalSearchParams<{ id: string }>()
  // Screens that are opened from here cover this one, which stays mounted.
  const isShown = useIsFocused()
  return (
    <ScreenFrame>
      <PlayScreen id={id} isShown={isShown} />
    </ScreenFrame>
  )
}
