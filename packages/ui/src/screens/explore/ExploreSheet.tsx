import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { Button } from '../../components/Button'
import { Sheet } from '../../components/Sheet'
import type { ExploreSession } from '../../model/explore/exploreSession'
import { space } from '../../theme/tokens'
import { PlayFromHere } from './PlayFromHere'
import { ShareStudy } from './ShareStudy'

/** What can be done with a study besides moving: a list of it, and the parts of that list. */
export type SheetName = 'more' | 'play' | 'share'

interface ExploreSheetProps {
  readonly sheet: SheetName
  readonly session: ExploreSession
  readonly onShow: (sheet: SheetName) => void
  readonly onSetUp: () => void
  readonly onClose: () => void
}

/** The sheet of a study. */
export function ExploreSheet({ sheet, session, onShow, onSetUp, onClose }: ExploreSheetProps) {
  const { t } = useTranslation()
  const title = { more: t('explore.more'), play: t('explore.playFrom'), share: t('explore.share') }[sheet]
  return (
    <Sheet title={title} onClose={onClose}>
      {sheet === 'more' && (
        <View style={styles.parts}>
          <Button testID="set-up" label={t('explore.setUp')} onPress={onSetUp} />
          <Button testID="play-from" label={t('explore.playFrom')} onPress={() => onShow('play')} />
          <Button testID="share-study" label={t('explore.share')} onPress={() => onShow('share')} />
        </View>
      )}
      {sheet === 'play' && <PlayFromHere match={session.board.getState().match} />}
      {sheet === 'share' && <ShareStudy tree={session.getState().tree} />}
    </Sheet>
  )
}

const styles = StyleSheet.create({ parts: { gap: space.m } })
