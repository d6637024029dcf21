import { PuzzlesScreen } from '@tabuleiro/ui'
import { useLocalSearchParams } from 'expo-router'
import { ScreenFrame } from '../../../src/ScreenFrame'

export default function GamePuzzles() {
  const { game } = useLocalSearchParams<{ game: string }>()
  return (
    <ScreenFrame>
      <PuzzlesScreen game={game} />
    </ScreenFrame>
  )
}
