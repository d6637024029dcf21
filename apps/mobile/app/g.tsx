import { LinkScreen } from '@tabuleiro/ui'
import { useLocalSearchParams } from 'expo-router'
import { Safe } from '../src/ScreenFrame'

export default function Link() {
  // The router's name for what follows the hash.
  const { '#': payload = '' } = useLocalSearchParams<{ '#'?: string }>()
  return (
    <Safe>
      <LinkScreen payload={payload} />
    </Safe>
  )
}
