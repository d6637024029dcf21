import { PlayScreen } from '@tabuleiro/ui'
import { useLocalSearchParams } from 'expo-router'
import { SafeAreaView } from 'react-native-safe-area-context'

export default function Play() {
  const { id } = useLocalSearchParams<{ id: string }>()
  return (
    <SafeAreaView style={{ flex: 1 }}>
      <PlayScreen id={id} />
    </SafeAreaView>
  )
}
