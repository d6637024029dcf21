import { ExploreScreen } from '@tabuleiro/ui'
import { useLocalSearchParams } from 'expo-router'
import { ScreenFrame } from '../../src/ScreenFrame'

export default function Explore() {
  // The router's name for the part of the address after `#`.
  const { '#': payload = '' } = useLocalSearchParams<{ '#'?: string }>()
  return (
    <ScreenFrame>
      <ExploreScreen payload={payload} />
    </ScreenFrame>
  )
}
