import { MAX_COMMENT, writePath, type ErrorCode } from '@tabuleiro/engine'
import ArrowUp from 'lucide-react-native/icons/arrow-up'
import Trash from 'lucide-react-native/icons/trash'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { Button } from '../../components/Button'
import { Message } from '../../components/Message'
import { TextField } from '../../components/TextField'
import type { ExploreSession } from '../../model/explore/exploreSession'
import { space } from '../../theme/tokens'
import { formatFailure } from '../../words/errors'

interface NodePanelProps {
  readonly session: ExploreSession
  readonly comment: string
  /** Whether a deletion can be undone. */
  readonly removed: boolean
  readonly refusal: ErrorCode | undefined
}

/** What can be done with the move that is shown: promote its line, delete it with undo, comment on it. */
export function NodePanel({ session, comment, removed, refusal }: NodePanelProps) {
  const { t } = useTranslation()
  const { tree, path } = session.getState()
  return (
    <View style={styles.panel}>
      {refusal && <Message tone="bad" text={formatFailure(t, { code: refusal })} />}
      {removed && (
        <View role="status" style={styles.row}>
          <Message tone="good" text={t('explore.removed')} />
          <Button testID="bring-back" label={t('explore.bringBack')} onPress={session.restoreRemoved} />
        </View>
      )}
      {path.length > 0 && (
        <View style={styles.row}>
          <Button
            testID="promote"
            label={t('explore.promote')}
            Icon={ArrowUp}
            isPlain
            onPress={() => session.promote(path)}
          />
          <Button
            testID="remove-move"
            label={t('explore.removeMove')}
            Icon={Trash}
            isPlain
            onPress={() => session.remove(path)}
          />
        </View>
      )}
      <CommentField key={writePath(tree, path)} session={session} comment={comment} />
    </View>
  )
}

/** The comment on the position shown: kept with every letter. */
function CommentField({ session, comment }: Pick<NodePanelProps, 'session' | 'comment'>) {
  const { t } = useTranslation()
  const [text, setText] = useState(comment)
  const keep = (typed: string) => {
    setText(typed)
    session.comment(session.getState().path, typed)
  }
  return (
    <TextField
      testID="comment"
      label={t('explore.comment')}
      value={text}
      onChange={keep}
      lines={2}
      maxLength={MAX_COMMENT}
    />
  )
}

const styles = StyleSheet.create({
  panel: { gap: space.s },
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
})
