import { NewGameScreen } from '@tabuleiro/ui'
import { useLocalSearchParams } from 'expo-router'
import { Safe } from '../../src/ScreenFrame'

export default function New() {
  const { game, ...query } = useLocalSearchParams<{ game: string } & Record<string, string | string[]>>()
  return (
    <Safe>
      <NewGameScreen game={game} query={query} />
    </Safe>
  )
}
