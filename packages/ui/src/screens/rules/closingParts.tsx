import type { GameId } from '@tabuleiro/engine'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { sayOfGame } from '../../i18n/say'
import { AppText } from '../../components/AppText'
import type { Rulebook } from '../../games/rulebook'
import { Points, Rows } from './lists'

/** A part of the page with its heading. */
export interface Part {
  readonly title: string
  readonly body: ReactNode
}

/** The last parts of every game's rules: options, notation, hints and source. */
export function closingParts(
  t: TFunction,
  game: GameId,
  rulebook: Rulebook,
  say: (key: string) => string,
): readonly Part[] {
  const options = Object.entries(rulebook.options).map(([name, key]) => ({
    term: sayOfGame(t, game, ['option', name]),
    text: say(key),
  }))
  return [
    {
      title: t('rules.options'),
      body: (
        <>
          <AppText tone="inkSoft">{t('rules.optionsHint')}</AppText>
          <Rows rows={options} />
        </>
      ),
    },
    {
      title: t('rules.notation'),
      body: (
        <Rows rows={rulebook.notation.map(({ written, means }) => ({ term: written, text: say(means) }))} isTable />
      ),
    },
    { title: t('rules.hints'), body: <Points texts={rulebook.hints.map(say)} /> },
    {
      title: t('rules.source'),
      body: [...rulebook.source.map(say), t('rules.ours')].map(text => <AppText key={text}>{text}</AppText>),
    },
  ]
}
