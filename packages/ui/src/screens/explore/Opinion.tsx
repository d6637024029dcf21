import type { LineResult, Lines } from '@tabuleiro/ai'
import { resultOf, type Match } from '@tabuleiro/engine'
import { useTranslation } from 'react-i18next'
import { Pressable, StyleSheet, View } from 'react-native'
import { AppText } from '../../components/AppText'
import { Switch } from '../../components/Switch'
import { web } from '../../platform/web'
import { radius, space, touch } from '../../theme/tokens'
import { useTheme } from '../../theme/useTheme'
import { formatLineValue, shortValue } from '../../words/explore'

interface OpinionProps {
  readonly match: Match
  readonly isOn: boolean
  readonly opinion: Lines | undefined
  readonly onSwitch: (isOn: boolean) => void
  readonly onPlay: (moves: readonly string[]) => void
}

/** The computer's opinion of the position: a switch, the chance in words, and the best lines, which can be played. */
export function Opinion({ match, isOn, opinion, onSwitch, onPlay }: OpinionProps) {
  const { t } = useTranslation()
  const best = opinion?.lines[0]
  return (
    <View style={styles.part}>
      <Switch
        testID="engine"
        label={t('explore.engine')}
        about={t('explore.engineAbout')}
        value={isOn}
        onChange={onSwitch}
      />
      {isOn && best === undefined && (
        <AppText size="small" tone="inkSoft" testID="searching">
          {resultOf(match) === undefined ? t('explore.searching') : t('explore.over')}
        </AppText>
      )}
      {best && <AppText size="small">{formatLineValue(t, match, best)}</AppText>}
      {opinion?.lines.map((line, i) => (
        <LineButton key={i} match={match} line={line} number={i + 1} onPlay={onPlay} />
      ))}
    </View>
  )
}

interface LineButtonProps {
  readonly match: Match
  readonly line: LineResult
  readonly number: number
  readonly onPlay: (moves: readonly string[]) => void
}

function LineButton({ match, line, number, onPlay }: LineButtonProps) {
  const { t } = useTranslation()
  const theme = useTheme()
  const moves = line.moves.join(' ')
  const label = t('explore.line', { number, moves: line.moves.join(', '), value: formatLineValue(t, match, line) })
  return (
    <Pressable
      role="button"
      testID={`line-${number}`}
      aria-label={label}
      onPress={() => onPlay(line.moves)}
      style={({ pressed }) => [styles.line, { borderColor: theme.line }, pressed && { backgroundColor: theme.sunken }]}
      {...web({ dataSet: { moves } })}
    >
      <View aria-hidden style={styles.value}>
        <AppText size="small" isBold isFigures>
          {shortValue(line)}
        </AppText>
      </View>
      <View aria-hidden style={styles.moves}>
        <AppText size="small" numberOfLines={1}>
          {`${['●', '■', '▲'][number - 1] ?? ''} ${moves}`}
        </AppText>
      </View>
    </Pressable>
  )
}

const styles = StyleSheet.create({
  part: { gap: space.xs },
  line: {
    minHeight: touch.min,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    paddingHorizontal: space.s,
    borderRadius: radius.control,
    borderWidth: 1,
  },
  value: { minWidth: 44 },
  moves: { flex: 1 },
})
