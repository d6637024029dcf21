import { writeTreeLink, writeTreeText, type Tree } from '@tabuleiro/engine'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { useApp } from '../../app/AppContext'
import { AppText } from '../../components/AppText'
import { Button } from '../../components/Button'
import { Message } from '../../components/Message'
import { space } from '../../theme/tokens'
import { formatFailure } from '../../words/errors'

/** A study as text, as a link where it is short enough, or as a file. */
export function ShareStudy({ tree }: { readonly tree: Tree }) {
  const { t } = useTranslation()
  const { device } = useApp()
  const [said, setSaid] = useState<{ readonly tone: 'good' | 'bad'; readonly text: string }>()
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

const styles = StyleSheet.create({ parts: { gap: space.m } })
