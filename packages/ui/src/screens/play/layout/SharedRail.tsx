import Menu from 'lucide-react-native/icons/menu'
import Pause from 'lucide-react-native/icons/pause'
import Redo from 'lucide-react-native/icons/redo-2'
import TriangleAlert from 'lucide-react-native/icons/triangle-alert'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { isTimed } from '../../../model/session/clock'
import type { MatchSession } from '../../../model/session/session'
import type { PlayView } from '../../../model/session/playView'
import { IconButton } from '../../../components/Button'
import { space } from '../../../theme/tokens'
import type { Doors } from '../dock/actions'
import { usePlayLayout } from './playLayout'
import { RAIL } from './faceToFacePlan'
import { MoveList } from '../moves/MoveList'

interface RailProps {
  readonly view: PlayView
  readonly store: MatchSession
  readonly doors: Doors
}

/** What belongs to neither player while both sit across the screen: the menu and the moves, at the side of the board. */
export function SharedRail({ view, store, doors }: RailProps) {
  const { t } = useTranslation()
  const { facing, heights } = usePlayLayout()
  const isTrouble = view.saveFault !== undefined
  const pause = () => {
    store.pause(true)
    doors.focusBoard()
  }
  return (
    <View style={facing?.rail === 'beside' ? styles.beside : [styles.below, { height: heights.moves }]}>
      <IconButton
        testID={isTrouble ? 'trouble' : 'menu'}
        label={t(isTrouble ? 'play.trouble' : 'play.menu')}
        Icon={isTrouble ? TriangleAlert : Menu}
        onPress={doors.onMenu}
      />
      <IconButton
        testID="redo"
        label={t('play.redo')}
        Icon={Redo}
        isDisabled={!view.canRedo}
        onPress={() => store.redo()}
      />
      {view.match.clock && (
        <IconButton
          testID="pause"
          label={t('play.pause')}
          Icon={Pause}
          isDisabled={view.isPaused || !isTimed(view.match)}
          onPress={pause}
        />
      )}
      <MoveList view={view} onLook={store.browse} onMoves={doors.onMoves} />
    </View>
  )
}

const styles = StyleSheet.create({
  beside: { width: RAIL, alignSelf: 'stretch', gap: space.s, paddingVertical: space.s },
  below: {
    flexDirection: 'row',
    alignItems: 'center',
    alignSelf: 'stretch',
    gap: space.s,
    paddingHorizontal: space.xs,
  },
})
