import { StudyScreen } from '@tabuleiro/ui'
import { useLocalSearchParams } from 'expo-router'
import { ScreenFrame } from '../../../src/ScreenFrame'

export default function Study() {
  const { id } = useLocalSearchParams<{ id: string }>()
  return (
    <ScreenFrame>
      <StudyScreen key={id} id={id} />
    </ScreenFrame>
  )
}
