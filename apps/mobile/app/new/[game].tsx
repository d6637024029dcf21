import { NewGameScreen } from '@tabuleiro/ui'
import { useLocalSearchParams } from 'expo-router'
import { navigator, Safe, shelf } from '../../src/shell'

export default function New() {
  const { game, ...query } = useLocalSearchParams<{ game: string } & Record<string, string | string[]>>()
  return (
    <Safe>
      <NewGameScreen game={game} query={query} shelf={shelf} navigator={navigator} />
    </Safe>
  )
}
