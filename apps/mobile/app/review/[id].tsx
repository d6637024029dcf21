import { ReviewScreen } from '@tabuleiro/ui'
import { useLocalSearchParams } from 'expo-router'
import { ScreenFrame } from '../../src/ScreenFrame'

export default function Review() {
  const { id } = useLocalSearchParams<{ id: string }>()
  return (
    <ScreenFrame>
      <ReviewScreen key={id} id={id} />
    </ScreenFrame>
  )
}
