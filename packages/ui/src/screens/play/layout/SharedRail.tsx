import { otherSide, type Side } from '@tabuleiro/engine'
import Pause from 'lucide-react-native/icons/pause'
import Redo from 'lucide-react-native/icons/redo-2'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { isTimed } from '../../../model/session/clock'
import { IconButton } from '../../../components/Button'
import { space, touch } from '../../../theme/tokens'
import { usePlayLayout } from './playLayout'
import { RAIL } from './faceToFacePlan'
import { ListButtons, StepBack, StepForward } from '../moves/moveButtons'
import { MoveList } from '../moves/MoveList'
import { usePlay } from '../PlayContext'

/** The width of a line with the steps of both players, and with the lists of moves as well. A clock adds a button. */
const ROOM_FOR_STEPS = 306
const ROOM_FOR_LISTS = 440

/**
 * What both players share while they sit face to face. Each finds the buttons of the moves at their own end, the right
 * way up; on a narrow screen there is one line, and both find the lists of moves in their menus.
 */
export function SharedRail() {
  const { seating, view } = usePlay()
  const { facing, heights, panel } = usePlayLayout()
  const room = panel - (view.match.clock ? touch.min + space.s : 0)
  const hasFarSteps = room >= ROOM_FOR_STEPS
  if (facing?.rail === 'below')
    return (
      <View style={[styles.below, { height: heights.moves }]}>
        {hasFarSteps && (
          <View style={[styles.pair, styles.apart, styles.far]}>
            <StepBack isFar />
            <StepForward isFar />
            {facing.isWide && <ListButtons side={otherSide(seating.near)} isFar />}
          </View>
        )}
        <SharedButtons />
        <MoveList isBrief={hasFarSteps && room < ROOM_FOR_LISTS} />
      </View>
    )
  return (
    <View style={styles.beside}>
      <EndButtons side={otherSide(seating.near)} isFar />
      <View style={styles.pair}>
        <SharedButtons />
      </View>
      <MoveList />
      <EndButtons side={seating.near} isFar={false} />
    </View>
  )
}

/** One player's buttons at their end of the rail. */
function EndButtons({ side, isFar }: { readonly side: Side; readonly isFar: boolean }) {
  return (
    <View style={[styles.end, isFar && styles.far]}>
      <View style={styles.pair}>
        <ListButtons side={side} isFar={isFar} />
      </View>
      <View style={styles.pair}>
        <StepBack isFar={isFar} />
        <StepForward isFar={isFar} />
      </View>
    </View>
  )
}

/** A move that was taken back may be made again, and a clock stopped, by either player. */
function SharedButtons() {
  const { t } = useTranslation()
  const { view, session, actions } = usePlay()
  return (
    <>
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
    </>
  )
}

const styles = StyleSheet.create({
  beside: { width: RAIL, alignSelf: 'stretch', gap: space.s, paddingVertical: space.s },
  end: { gap: space.s },
  far: { transform: [{ rotate: '180deg' }] },
  pair: { flexDirection: 'row', justifyContent: 'space-evenly' },
  apart: { gap: space.s },
  below: {
    flexDirection: 'row',
    alignItems: 'center',
    alignSelf: 'stretch',
    gap: space.s,
    paddingHorizontal: space.xs,
  },
})
