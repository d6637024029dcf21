import { PlayScreen } from '@tabuleiro/ui'
import { useIsFocused, useLocalSearchParams } from 'expo-router'
import { Safe } from '../../src/ScreenFrame'

export default function Play() {
  const { id } = useLocalSearchParams<{ id: string }>()
  // Screens that are opened from here lie over this one.
  const isShown = useIsFocused()
  return (
    <Safe>
      <PlayScreen id={id} isShown={isShown} />
    </Safe>
  )
}
