import { Text } from 'react-native-svg'
import { useTheme } from '../theme/useTheme'
import { LABEL, type BoardLayout } from './layout'

/** The letters and numbers beside a board, as part of a drawing. */
export function Labels({ labels }: Pick<BoardLayout, 'labels'>) {
  const theme = useTheme()
  return labels.map(({ text, at, size = LABEL }) => (
    <Text
      key={`${text} ${at.x} ${at.y}`}
      transform={`translate(${at.x} ${at.y + size * 0.38})`}
      fill={theme.inkSoft}
      fontSize={size}
      fontFamily="system-ui, sans-serif"
      textAnchor="middle"
    >
      {text}
    </Text>
  ))
}
