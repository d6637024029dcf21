import { PlayScreen } from '@tabuleiro/ui'
import { useLocalSearchParams } from 'expo-router'
import { navigator, Safe, shelf } from '../../src/shell'

export default function Play() {
  const { id } = useLocalSearchParams<{ id: string }>()
  return (
    <Safe>
      <PlayScreen id={id} shelf={shelf} navigator={navigator} />
    </Safe>
  )
}
