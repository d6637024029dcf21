import { PlayScreen } from '@tabuleiro/ui'
import { useLocalSearchParams } from 'expo-router'
import { Safe } from '../../src/Safe'

export default function Play() {
  const { id } = useLocalSearchParams<{ id: string }>()
  return (
    <Safe>
      <PlayScreen id={id} />
    </Safe>
  )
}
