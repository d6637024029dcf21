import { writePath, type Path, type Tree } from '@tabuleiro/engine'
import { memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Pressable, StyleSheet, View } from 'react-native'
import { useSetting } from '../../app/useSettings'
import { AppText } from '../../components/AppText'
import type { GameUi } from '../../games/game'
import { treeRows, type ListedMove, type TreeRow } from '../../model/explore/treeRows'
import { web } from '../../platform/web'
import { radius, space, touch } from '../../theme/tokens'
import { useTheme } from '../../theme/useTheme'
import { sayListedMove } from '../../words/explore'

interface TreeListProps {
  readonly tree: Tree
  readonly path: Path
  readonly gameUi: GameUi
  readonly onGo: (path: Path) => void
}

/** Further in than this a variation is not drawn, so that a narrow screen has room for its moves. */
const MAX_INDENT = 5

/** The tree as an indented list: each variation stands below the move that it could replace. */
export const TreeList = memo(function TreeList({ tree, path, gameUi, onGo }: TreeListProps) {
  const { t } = useTranslation()
  const rows = useMemo(() => treeRows(tree), [tree])
  const present = writePath(tree, path)
  return (
    <View testID="tree" role="group" aria-label={t('explore.tree')} style={styles.tree}>
      {tree.root.comment !== '' && <Comment text={tree.root.comment} />}
      {rows.map(row => (
        <Row
          key={writePath(tree, row.moves[0]?.path ?? [])}
          row={row}
          tree={tree}
          present={present}
          gameUi={gameUi}
          onGo={onGo}
        />
      ))}
    </View>
  )
})

interface RowProps extends Omit<TreeListProps, 'path'> {
  readonly row: TreeRow
  readonly present: string
}

function Row({ row, tree, present, gameUi, onGo }: RowProps) {
  const theme = useTheme()
  const indent = Math.min(row.level, MAX_INDENT) * space.l
  const edge = row.level > 0 && { borderLeftWidth: 2, borderColor: theme.line, paddingLeft: space.s }
  return (
    <View style={[styles.row, { marginLeft: indent }, edge]}>
      {row.moves.map(move => {
        const text = writePath(tree, move.path)
        return (
          <Move
            key={text}
            move={move}
            text={text}
            isShown={text === present}
            isVariation={row.level > 0}
            tree={tree}
            gameUi={gameUi}
            onGo={onGo}
          />
        )
      })}
    </View>
  )
}

interface MoveProps extends Pick<TreeListProps, 'tree' | 'gameUi' | 'onGo'> {
  readonly move: ListedMove
  readonly text: string
  readonly isShown: boolean
  readonly isVariation: boolean
}

function Move({ move, text, isShown, isVariation, tree, gameUi, onGo }: MoveProps) {
  const { t } = useTranslation()
  const theme = useTheme()
  const style = useSetting('moveStyle')
  const said = sayListedMove(t, gameUi, tree, move, style)
  const { comment } = move.node
  const label = [said.label, ...(isVariation ? [t('explore.variation')] : []), ...(comment === '' ? [] : [comment])]
  return (
    <>
      <Pressable
        role="button"
        testID="node"
        aria-current={isShown}
        aria-label={label.join(', ')}
        onPress={() => onGo(move.path)}
        style={({ pressed }) => [
          styles.move,
          isShown && { borderColor: theme.blue, backgroundColor: theme.surface },
          pressed && { backgroundColor: theme.sunken },
        ]}
        {...web({ dataSet: { path: text } })}
      >
        {said.number !== '' && (
          <AppText size="tiny" tone="inkSoft" isFigures aria-hidden>
            {said.number}
          </AppText>
        )}
        <AppText size="small" tone={isShown ? 'blue' : 'ink'} aria-hidden>
          {said.text}
        </AppText>
      </Pressable>
      {comment !== '' && <Comment text={comment} />}
    </>
  )
}

function Comment({ text }: { readonly text: string }) {
  return (
    <View style={styles.comment} aria-hidden>
      <AppText size="tiny" tone="inkSoft">
        {text}
      </AppText>
    </View>
  )
}

const styles = StyleSheet.create({
  tree: { gap: space.xs },
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space.xs },
  move: {
    minHeight: touch.min,
    minWidth: touch.min,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    paddingHorizontal: space.s,
    borderWidth: 1.5,
    borderColor: 'transparent',
    borderRadius: radius.control,
  },
  comment: { flexShrink: 1, paddingHorizontal: space.s },
})
