import { newTree, positionOf, rulesOf, writeTreeLink, writeTreeText, type Match } from '@tabuleiro/engine'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { useApp } from '../../app/AppContext'
import { AppText } from '../../components/AppText'
import { Button } from '../../components/Button'
import { Message } from '../../components/Message'
import { Sheet } from '../../components/Sheet'
import { TextField } from '../../components/TextField'
import type { ExploreSession } from '../../model/explore/exploreSession'
import { toStoredTree } from '../../model/explore/readStudy'
import { startMatch } from '../../model/library/startMatch'
import { PERSON } from '../../model/session/seats'
import { space } from '../../theme/tokens'
import { useStudies } from './WithStudies'
import { listComputers } from '../../words/computers'
import { formatFailure } from '../../words/errors'
import { shortSeatName } from '../../words/playerNames'

/** What can be done with a study besides moving: a list of it, and the parts of that list. */
export type SheetName = 'more' | 'set-up' | 'play' | 'share'

interface ExploreSheetProps {
  readonly sheet: SheetName
  readonly session: ExploreSession
  readonly onShow: (sheet: SheetName) => void
  readonly onClose: () => void
}

/** The sheet of a study. */
export function ExploreSheet({ sheet, session, onShow, onClose }: ExploreSheetProps) {
  const { t } = useTranslation()
  const { match } = session.board.getState()
  const title = {
    more: t('explore.more'),
    'set-up': t('explore.setUp'),
    play: t('explore.playFrom'),
    share: t('explore.share'),
  }[sheet]
  return (
    <Sheet title={title} onClose={onClose}>
      {sheet === 'more' && (
        <View style={styles.parts}>
          <Button testID="set-up" label={t('explore.setUp')} onPress={() => onShow('set-up')} />
          <Button testID="play-from" label={t('explore.playFrom')} onPress={() => onShow('play')} />
          <Button testID="share-study" label={t('explore.share')} onPress={() => onShow('share')} />
        </View>
      )}
      {sheet === 'set-up' && <SetUp match={match} />}
      {sheet === 'play' && <PlayFromHere match={match} />}
      {sheet === 'share' && <ShareStudy session={session} />}
    </Sheet>
  )
}

/** A position as text: what the engine does not read cannot be left. */
function SetUp({ match }: { readonly match: Match }) {
  const { t } = useTranslation()
  const studies = useStudies()
  const { navigator, device } = useApp()
  const [text, setText] = useState(() => rulesOf(match).encode(positionOf(match)))
  const tree = newTree({ game: match.game, options: match.setup.options, start: text.trim() })
  const explore = () => {
    if (tree.ok) navigator.open({ to: 'study', id: studies.add(toStoredTree(tree.value)) }, { replace: true })
  }
  return (
    <View style={styles.parts}>
      <TextField
        testID="position"
        label={t('explore.position')}
        value={text}
        onChange={setText}
        lines={3}
        autoCapitalize="none"
      />
      {tree.ok ? (
        <Message
          tone="good"
          testID="position-ok"
          text={t('explore.positionOk', { name: shortSeatName(t, tree.value.origin, tree.value.root.state.turn) })}
        />
      ) : (
        <Message tone="bad" testID="position-bad" text={formatFailure(t, tree.error)} />
      )}
      <View style={styles.row}>
        <Button
          testID="use-position"
          label={t('explore.usePosition')}
          isPrimary
          isDisabled={!tree.ok}
          onPress={explore}
        />
        <Button testID="copy-position" label={t('explore.copyPosition')} onPress={() => void device.copy(text)} />
      </View>
    </View>
  )
}

/** A new game from the position shown, against a computer; the study stays as it is. */
function PlayFromHere({ match }: { readonly match: Match }) {
  const { t } = useTranslation()
  const { library, navigator } = useApp()
  const state = positionOf(match)
  const start = (player: string) => {
    const [person, computer] = [
      { name: '', player: PERSON },
      { name: '', player },
    ]
    const id = startMatch(library, {
      game: match.game,
      options: match.setup.options,
      start: rulesOf(match).encode(state),
      seats: state.turn === 0 ? [person, computer] : [computer, person],
    })
    if (id.ok) navigator.open({ to: 'play', id: id.value })
  }
  return (
    <View style={styles.parts}>
      <AppText size="small" tone="inkSoft">
        {t('explore.playFromHint')}
      </AppText>
      {listComputers(t, match.game).map(({ player, name }) => (
        <Button key={player} testID={`against-${player}`} label={name} onPress={() => start(player)} />
      ))}
    </View>
  )
}

/** The study as text, as a link where it is short enough, or as a file. */
function ShareStudy({ session }: { readonly session: ExploreSession }) {
  const { t } = useTranslation()
  const { device } = useApp()
  const [said, setSaid] = useState<{ readonly tone: 'good' | 'bad'; readonly text: string }>()
  const { tree } = session.getState()
  const link = writeTreeLink(tree)
  const report = async (done: Promise<boolean>, word: string) =>
    setSaid((await done) ? { tone: 'good', text: word } : { tone: 'bad', text: t('explore.failed') })
  const copyText = () => report(device.copy(writeTreeText(tree)), t('explore.copied'))
  const copyLink = () => link.ok && report(device.copy(device.linkTo(link.value)), t('explore.copied'))
  const save = () => report(device.save('study.txt', 'text/plain', writeTreeText(tree)), t('explore.saved'))
  return (
    <View style={styles.parts}>
      {said && <Message tone={said.tone} text={said.text} testID="said" />}
      <Button testID="copy-text" label={t('explore.copyText')} onPress={() => void copyText()} />
      <Button testID="save-text" label={t('explore.saveText')} onPress={() => void save()} />
      {link.ok ? (
        <Button testID="copy-link" label={t('explore.copyLink')} onPress={() => void copyLink()} />
      ) : (
        <AppText size="small" tone="inkSoft">
          {formatFailure(t, link.error)}
        </AppText>
      )}
    </View>
  )
}

const styles = StyleSheet.create({
  parts: { gap: space.m },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
})
