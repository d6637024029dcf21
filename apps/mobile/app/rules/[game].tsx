import { RulesScreen } from '@tabuleiro/ui'
import { useLocalSearchParams } from 'expo-router'
import { ScreenFrame } from '../../src/ScreenFrame'

export default function Rules() {
  const { game } = useLocalSearchParams<{ game: string }>()
  return (
    <ScreenFrame>
      <RulesScreen game={game} />
    </ScreenFrame>
  )
}
