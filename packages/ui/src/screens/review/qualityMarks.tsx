import type { MoveClass } from '@tabuleiro/ai'
import { Path } from 'react-native-svg'
import type { Theme } from '../../theme/useTheme'

/** The mark of a move: it differs in shape as well as in colour. */
interface QualityMark {
  /** The outline around the origin, in units of its radius. */
  readonly outline: (r: number) => string
  readonly tone: 'gold' | 'terracotta' | 'green'
}

const MARKS: Readonly<Record<MoveClass, QualityMark>> = {
  best: {
    outline: r =>
      `M0 ${-1.3 * r}L${0.45 * r} ${-0.45 * r}L${1.3 * r} 0L${0.45 * r} ${0.45 * r}L0 ${1.3 * r}L${-0.45 * r} ${0.45 * r}L${-1.3 * r} 0L${-0.45 * r} ${-0.45 * r}z`,
    tone: 'green',
  },
  good: { outline: r => `M${-r} ${-0.35 * r}H${r}V${0.35 * r}H${-r}z`, tone: 'green' },
  inaccuracy: { outline: r => `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`, tone: 'gold' },
  mistake: { outline: r => `M0 ${-1.2 * r}L${1.15 * r} ${0.9 * r}H${-1.15 * r}z`, tone: 'terracotta' },
  blunder: { outline: r => `M0 ${-1.4 * r}L${1.4 * r} 0L0 ${1.4 * r}L${-1.4 * r} 0z`, tone: 'terracotta' },
}

/** The sign of a move beside its shape, as chess writes it. */
export const QUALITY_SIGNS: Readonly<Record<MoveClass, string>> = {
  best: '!',
  good: '',
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
}

interface QualityShapeProps {
  readonly quality: MoveClass
  readonly x: number
  readonly y: number
  readonly r: number
  readonly theme: Theme
}

/** The mark of a move as a part of a drawing. */
export function QualityShape({ quality, x, y, r, theme }: QualityShapeProps) {
  const mark = MARKS[quality]
  return (
    <Path
      d={mark.outline(r)}
      transform={`translate(${x} ${y})`}
      fill={theme[mark.tone]}
      stroke={theme.surface}
      strokeWidth={1.5}
    />
  )
}
