import { LinkScreen } from '@tabuleiro/ui'
import { useLocalSearchParams } from 'expo-router'
import { ScreenFrame } from '../src/ScreenFrame'

export default function Link() {
  // The router's name for the part of the address after `#`.
  const { '#': payload = '' } = useLocalSearchParams<{ '#'?: string }>()
  return (
    <ScreenFrame>
      <LinkScreen payload={payload} />
    </ScreenFrame>
  )
}
