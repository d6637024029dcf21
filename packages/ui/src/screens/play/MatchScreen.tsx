import { StyleSheet, View } from 'react-native'
import { useScreenBox } from '../../components/useScreenBox'
import { web } from '../../platform/web'
import { useTheme } from '../../theme/useTheme'
import { BackCancels } from './BackCancels'
import { handlePlayKeys } from './handlePlayKeys'
import { FaceToFaceLayout } from './layout/FaceToFaceLayout'
import { PlayLayoutProvider } from './layout/playLayout'
import { SharedSideLayout } from './layout/SharedSideLayout'
import { PlayProvider, type PlayedMatch } from './PlayContext'
import { HandoverCover } from './sheets/HandoverCover'
import { usePlayContextValue } from './usePlayContextValue'

/** A match being played: the board and everything around it, arranged for how its players sit. */
export function MatchScreen(played: PlayedMatch) {
  const theme = useTheme()
  const { box, onLayout } = useScreenBox()
  const { play, playLayout } = usePlayContextValue(played, box)
  const Layout = playLayout.mode === 'face' ? FaceToFaceLayout : SharedSideLayout
  return (
    <PlayLayoutProvider value={playLayout}>
      <PlayProvider value={play}>
        <View
          role="main"
          style={[styles.screen, { backgroundColor: theme.paper }]}
          onLayout={onLayout}
          {...web({ onKeyDown: handlePlayKeys(play) })}
        >
          {/* An open sheet is closed before what was tapped is discarded. */}
          {play.view.taps.length > 0 && !play.sheets.open && <BackCancels onCancel={play.actions.cancel} />}
          {play.handover.isCovered ? <HandoverCover /> : <Layout />}
        </View>
      </PlayProvider>
    </PlayLayoutProvider>
  )
}

const styles = StyleSheet.create({ screen: { flex: 1 } })
