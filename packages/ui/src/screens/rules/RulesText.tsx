import type { GameId } from '@tabuleiro/engine'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useWindowDimensions, type View } from 'react-native'
import { pickLanguage } from '../../i18n/languages'
import { sayOfGame } from '../../i18n/say'
import { AppText } from '../../components/AppText'
import { useTextScale } from '../../components/useTextScale'
import { Blocks } from './Blocks'
import type { Rulebook } from '../../games/rulebook'
import { closingParts, type Part } from './closingParts'
import { Contents } from './Contents'
import { PartView } from './PartView'
import { rulesLayout } from './rulesLayout'
import { PlayButtons } from './PlayButtons'
import { LessonsOffer } from './LessonsOffer'

interface RulesTextProps {
  readonly game: GameId
  readonly rulebook: Rulebook
  /** The width of the sheet that it is in, where it is no page of its own: a game is being played there already. */
  readonly within?: number
}

/** A rulebook: its sections, then the parts that every game has, and on a page of its own the buttons to play. */
export function RulesText({ game, rulebook, within }: RulesTextProps) {
  const { t, i18n } = useTranslation()
  const screen = useWindowDimensions().width
  const plan = rulesLayout({ width: within ?? screen, fontScale: useTextScale() })
  const words = rulebook.texts[pickLanguage([i18n.language])]
  const say = (key: string) => words[key] ?? key
  const parts: readonly Part[] = [
    ...rulebook.sections.map(({ title, blocks }) => ({
      title: say(title),
      body: <Blocks game={game} blocks={blocks} say={say} plan={plan} />,
    })),
    ...closingParts(t, game, rulebook, say),
  ]
  const shown = useRef<(View | null)[]>([])
  return (
    <>
      <AppText size="title" tone="inkSoft">
        {sayOfGame(t, game, ['about'])}
      </AppText>
      <LessonsOffer game={game} />
      {plan.hasContents && <Contents titles={parts.map(({ title }) => title)} anchors={shown} />}
      {parts.map(({ title, body }, i) => (
        <PartView
          key={title}
          title={title}
          anchor={view => {
            shown.current[i] = view
          }}
        >
          {body}
        </PartView>
      ))}
      {within === undefined && <PlayButtons game={game} />}
    </>
  )
}
