import { positionOf, rulesOf, type Match } from '@tabuleiro/engine'
import GitBranch from 'lucide-react-native/icons/git-branch'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/AppContext'
import { Button } from '../../components/Button'

/** Opens a new study from a position that is no saved game's: a puzzle's, or a lesson's. */
export function ExploreHere({ match }: { readonly match: Match }) {
  const { t } = useTranslation()
  const { navigator } = useApp()
  const { game, setup } = match
  const position = rulesOf(match).encode(positionOf(match))
  return (
    <Button
      testID="explore-here"
      label={t('play.explore')}
      Icon={GitBranch}
      onPress={() => navigator.open({ to: 'explore-game', game, options: setup.options, position })}
    />
  )
}
