import ChevronFirst from 'lucide-react-native/icons/chevron-first'
import ChevronLast from 'lucide-react-native/icons/chevron-last'
import ChevronLeft from 'lucide-react-native/icons/chevron-left'
import ChevronRight from 'lucide-react-native/icons/chevron-right'
import Ellipsis from 'lucide-react-native/icons/ellipsis'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { IconButton } from '../../components/Button'
import type { ExploreSession } from '../../model/explore/exploreSession'
import { space } from '../../theme/tokens'

interface ExploreButtonsProps {
  readonly session: ExploreSession
  readonly onMore: () => void
}

/** The foot of a study: along the line, and what else can be done. */
export function ExploreButtons({ session, onMore }: ExploreButtonsProps) {
  const { t } = useTranslation()
  return (
    <View style={styles.row}>
      <IconButton testID="to-start" label={t('explore.toStart')} Icon={ChevronFirst} onPress={session.goToStart} />
      <IconButton testID="step-back" label={t('explore.back')} Icon={ChevronLeft} onPress={session.goBack} />
      <IconButton testID="step-forward" label={t('explore.forward')} Icon={ChevronRight} onPress={session.goForward} />
      <IconButton testID="to-end" label={t('explore.toEnd')} Icon={ChevronLast} onPress={session.goToEnd} />
      <IconButton testID="more" label={t('explore.more')} Icon={Ellipsis} onPress={onMore} />
    </View>
  )
}

const styles = StyleSheet.create({
  row: { flex: 1, flexDirection: 'row', justifyContent: 'space-between', gap: space.xs },
})
