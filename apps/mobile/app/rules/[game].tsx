import { RulesScreen } from '@tabuleiro/ui'
import { useLocalSearchParams } from 'expo-router'
import { Safe } from '../../src/ScreenFrame'

export default function Rules() {
  const { game } = useLocalSearchParams<{ game: string }>()
  return (
    <Safe>
      <RulesScreen game={game} />
    </Safe>
  )
}
