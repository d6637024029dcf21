import { LearnScreen } from '@tabuleiro/ui'
import { useLocalSearchParams } from 'expo-router'
import { ScreenFrame } from '../../../src/ScreenFrame'

export default function Learn() {
  const { game } = useLocalSearchParams<{ game: string }>()
  return (
    <ScreenFrame>
      <LearnScreen game={game} />
    </ScreenFrame>
  )
}
