import { LearnScreen } from '@tabuleiro/ui'
import { useLocalSearchParams } from 'expo-router'
import { ScreenFrame } from '../../../src/ScreenFrame'

export default function Lesson() {
  const { game, lesson } = useLocalSearchParams<{ game: string; lesson: string }>()
  return (
    <ScreenFrame>
      <LearnScreen key={`${game}/${lesson}`} game={game} lesson={lesson} />
    </ScreenFrame>
  )
}
