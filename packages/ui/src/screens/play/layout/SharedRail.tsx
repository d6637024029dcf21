import Menu from 'lucide-react-native/icons/menu'
import Pause from 'lucide-react-native/icons/pause'
import Redo from 'lucide-react-native/icons/redo-2'
import TriangleAlert from 'lucide-react-native/icons/triangle-alert'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { isTimed } from '../../../model/session/clock'
import { IconButton } from '../../../components/Button'
import { space } from '../../../theme/tokens'
import { usePlayLayout } from './playLayout'
import { RAIL } from './faceToFacePlan'
import { MoveList } from '../moves/MoveList'
import { usePlay } from '../PlayContext'

/** What both players share while they sit face to face: the menu and the moves, beside or below the board. */
export function SharedRail() {
  const { t } = useTranslation()
  const { view, session, actions, sheets } = usePlay()
  const { facing, heights } = usePlayLayout()
  const hasSaveFault = view.saveFault !== undefined
  return (
    <View style={facing?.rail === 'beside' ? styles.beside : [styles.below, { height: heights.moves }]}>
      <IconButton
        testID={hasSaveFault ? 'trouble' : 'menu'}
        label={t(hasSaveFault ? 'play.trouble' : 'play.menu')}
        Icon={hasSaveFault ? TriangleAlert : Menu}
        onPress={sheets.openMenu}
      />
      <IconButton
        testID="redo"
        label={t('play.redo')}
        Icon={Redo}
        isDisabled={!view.canRedo}
        onPress={() => session.redo()}
      />
      {view.match.clock && (
        <IconButton
          testID="pause"
          label={t('play.pause')}
          Icon={Pause}
          isDisabled={view.isPaused || !isTimed(view.match)}
          onPress={actions.pauseClock}
        />
      )}
      <MoveList />
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
