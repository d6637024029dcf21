import Eraser from 'lucide-react-native/icons/eraser'
import Move from 'lucide-react-native/icons/move'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { sharedAppearance } from '../../../board/appearance'
import { AppText } from '../../../components/AppText'
import { Radios } from '../../../components/Radios'
import type { Icon } from '../../../components/Button'
import type { GameUi } from '../../../games/game'
import type { SetUpTool } from '../../../games/setUp'
import { radius, space, touch } from '../../../theme/tokens'
import { useTheme } from '../../../theme/useTheme'
import { useBoard } from '../../board/BoardContext'
import type { SetUpParts } from './SetUpBoard'
import { MOVE, REMOVE, withTool } from './settingUp'

const ICONS: Readonly<Record<string, Icon | undefined>> = { [MOVE]: Move, [REMOVE]: Eraser }
/** The side of a piece in its button. */
const PIECE = 32

/** What a tap on the board does: it moves or takes away what stands there, or puts one of the game's pieces. */
export function Palette({ game, match, now, onChange }: SetUpParts) {
  const { t } = useTranslation()
  const theme = useTheme()
  const { gameUi } = useBoard()
  const tools = useMemo(
    (): readonly SetUpTool[] => [{ id: MOVE }, { id: REMOVE }, ...game.tools(match.setup)],
    [game, match.setup],
  )
  const wordOf = (tool: string) => {
    if (tool === MOVE) return t('explore.moveTool')
    return tool === REMOVE ? t('explore.removeTool') : game.nameTool(t, tool)
  }
  return (
    <Radios
      label={t('explore.place')}
      value={now.tool}
      choices={tools.map(({ id }) => ({ value: id, word: wordOf(id), testID: `tool-${id}` }))}
      onChange={tool => onChange(withTool(now, tool))}
      style={styles.row}
      optionStyle={isChosen => [
        styles.tool,
        {
          borderColor: isChosen ? theme.blue : theme.line,
          backgroundColor: isChosen ? theme.cell : theme.surface,
          borderWidth: isChosen ? 3 : 1.5,
        },
      ]}
    >
      {({ value, word }) => (
        <ToolFace tool={tools.find(({ id }) => id === value)} word={word} Piece={gameUi.draw.Piece} />
      )}
    </Radios>
  )
}

interface ToolFaceProps {
  readonly tool: SetUpTool | undefined
  readonly word: string
  readonly Piece: GameUi['draw']['Piece']
}

/** A piece as the board shows it, or an icon; the name is for screen readers there. */
function ToolFace({ tool, word, Piece }: ToolFaceProps) {
  const theme = useTheme()
  const Drawn = ICONS[tool?.id ?? '']
  const { appearance } = tool ?? {}
  if (!Drawn && !appearance)
    return (
      <View style={styles.word}>
        <AppText size="small">{word}</AppText>
      </View>
    )
  return (
    <View role="img" aria-label={word}>
      {Drawn ? (
        <Drawn color={theme.blue} size={22} strokeWidth={2} />
      ) : (
        appearance && <Piece appearance={sharedAppearance(appearance)} size={PIECE} />
      )}
    </View>
  )
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  tool: {
    minWidth: touch.min,
    minHeight: touch.min,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.control,
  },
  word: { paddingHorizontal: space.m },
})
