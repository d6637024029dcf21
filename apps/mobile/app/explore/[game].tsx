import { NewStudyScreen } from '@tabuleiro/ui'
import { useLocalSearchParams } from 'expo-router'
import { ScreenFrame } from '../../src/ScreenFrame'

export default function ExploreGame() {
  const { game, ...query } = useLocalSearchParams<{ game: string } & Record<string, string | string[]>>()
  return (
    <ScreenFrame>
      <NewStudyScreen game={game} query={query} />
    </ScreenFrame>
  )
}
