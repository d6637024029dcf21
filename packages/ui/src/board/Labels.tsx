import { Text } from 'react-native-svg'
import { useTheme } from '../theme/useTheme'
import type { BoardLayout } from './layout'

/** The letters and numbers beside a board, as part of a drawing. */
export function Labels({ labels }: Pick<BoardLayout, 'labels'>) {
  const theme = useTheme()
  return labels.map(({ text, at }) => (
    <Text
      key={`${text} ${at.x} ${at.y}`}
      transform={`translate(${at.x} ${at.y + 5})`}
      fill={theme.inkSoft}
      fontSize={13}
      fontFamily="system-ui, sans-serif"
      textAnchor="middle"
    >
      {text}
    </Text>
  ))
}
