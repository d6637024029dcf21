import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { Button } from '../../components/Button'
import { space } from '../../theme/tokens'
import { scrollToPart } from './scrollToPart'

interface ContentsProps {
  readonly titles: readonly string[]
  /** The anchors of the parts in the order of their titles. */
  readonly anchors: RefObject<(View | null)[]>
}

/** Links to the headings of the page; nothing on phones, where the page cannot scroll to a part. */
export function Contents({ titles, anchors }: ContentsProps) {
  const { t } = useTranslation()
  if (!scrollToPart) return null
  const jump = scrollToPart
  return (
    <View role="navigation" aria-label={t('rules.contents')} style={styles.contents}>
      {titles.map((title, i) => (
        <Button
          key={title}
          label={title}
          isPlain
          isTight
          onPress={() => {
            const part = anchors.current[i]
            if (part) jump(part)
          }}
        />
      ))}
    </View>
  )
}

const styles = StyleSheet.create({
  contents: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.l, rowGap: space.s },
})
