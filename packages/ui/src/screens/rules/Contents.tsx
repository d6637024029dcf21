import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { Button } from '../../components/Button'
import { space } from '../../theme/tokens'
import { reveal } from './reveal'

interface ContentsProps {
  readonly titles: readonly string[]
  /** The parts of the page in the order of their titles. */
  readonly shown: RefObject<(View | null)[]>
}

/** The headings of the page, to jump to; nothing where a page cannot jump. */
export function Contents({ titles, shown }: ContentsProps) {
  const { t } = useTranslation()
  if (!reveal) return null
  const jump = reveal
  return (
    <View role="navigation" aria-label={t('rules.contents')} style={styles.contents}>
      {titles.map((title, i) => (
        <Button
          key={title}
          label={title}
          isQuiet
          isTight
          onPress={() => {
            const part = shown.current[i]
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
