import { NewGameScreen } from '@tabuleiro/ui'
import { useLocalSearchParams } from 'expo-router'
import { ScreenFrame } from '../../src/ScreenFrame'

export default function New() {
  const { game, ...query } = useLocalSearchParams<{ game: string } & Record<string, string | string[]>>()
  return (
    <ScreenFrame>
      <NewGameScreen game={game} query={query} />
    </ScreenFrame>
  )
}
