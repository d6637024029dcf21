import { writeRecord } from '@tabuleiro/engine'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ScrollView, StyleSheet, View } from 'react-native'
import { useApp } from '../../app/AppContext'
import type { Library } from '../../model/library/library'
import { Button } from '../../components/Button'
import { AppText } from '../../components/AppText'
import { useTitle } from '../../platform/useTitle'
import { space } from '../../theme/tokens'
import { useTheme } from '../../theme/useTheme'

interface FaultScreenProps {
  /** The game that was on the screen, if any. */
  readonly id: string | undefined
  readonly onReload: () => void
  readonly onHome: () => void
}

/** Shown instead of a screen that has failed. No game is lost. */
export function FaultScreen({ id, onReload, onHome }: FaultScreenProps) {
  const { t } = useTranslation()
  const theme = useTheme()
  const { library } = useApp()
  useTitle(t('app.title', { page: t('fault.title') }))
  const [record] = useState(() => exportRecord(library, id))
  return (
    <View role="main" testID="fault" style={[styles.screen, { backgroundColor: theme.paper }]}>
      <ScrollView contentContainerStyle={styles.page}>
        <AppText role="heading" size="title" isBold align="center">
          {t('fault.title')}
        </AppText>
        <AppText tone="inkSoft" align="center">
          {t('fault.hint')}
        </AppText>
        <View style={styles.buttons}>
          <Button testID="reload" label={t('fault.reload')} isPrimary onPress={onReload} />
          <Button testID="home" label={t('play.home')} onPress={onHome} />
        </View>
        {record !== undefined && <CopyGame record={record} />}
      </ScrollView>
    </View>
  )
}

function CopyGame({ record }: { readonly record: string }) {
  const { t } = useTranslation()
  const { device } = useApp()
  const [isCopied, setCopied] = useState<boolean>()
  return (
    <View style={styles.copy}>
      <Button testID="copy-game" label={t('fault.copy')} onPress={() => void device.copy(record).then(setCopied)} />
      {isCopied !== undefined && (
        <View role="status">
          <AppText size="small" align="center">
            {isCopied ? t('fault.copied') : t('fault.notCopied')}
          </AppText>
        </View>
      )}
      {isCopied === false && <AppText size="tiny">{record}</AppText>}
    </View>
  )
}

/** The game as text; undefined if reading it fails too. */
function exportRecord(library: Library, id: string | undefined): string | undefined {
  try {
    const found = id === undefined ? undefined : library.read(id)
    return found?.ok === true ? writeRecord(found.value) : undefined
  } catch {
    return undefined
  }
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  page: { flexGrow: 1, alignItems: 'center', justifyContent: 'center', gap: space.l, padding: space.xl },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.s },
  copy: { alignItems: 'center', gap: space.s },
})
