import Archive from 'lucide-react-native/icons/archive'
import GitBranch from 'lucide-react-native/icons/git-branch'
import Info from 'lucide-react-native/icons/info'
import Settings from 'lucide-react-native/icons/settings-2'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { useApp } from '../../app/AppContext'
import { Button, IconButton } from '../../components/Button'
import { space } from '../../theme/tokens'
import { Wordmark } from '../../components/Wordmark'
import type { HomeLayout } from './homeLayout'

/** The name of the app and links to its other pages, in words where there is room. */
export function HomeBar({ plan }: { readonly plan: HomeLayout }) {
  const { t } = useTranslation()
  const { navigator } = useApp()
  const pages = [
    ...(plan.bar === 'words' ? [{ to: 'explore', label: t('home.explore'), Icon: GitBranch } as const] : []),
    { to: 'games', label: t('home.saved'), Icon: Archive },
    { to: 'settings', label: t('home.settings'), Icon: Settings },
    { to: 'about', label: t('home.about'), Icon: Info },
  ] as const
  return (
    <View style={styles.bar}>
      <View style={styles.mark}>
        <Wordmark isLarge={plan.bar === 'words' && !plan.isShort} hasTile={plan.bar !== 'name'} />
      </View>
      <View role="navigation" style={styles.pages}>
        {pages.map(({ to, label, Icon }) =>
          plan.bar === 'words' ? (
            <Button
              key={to}
              testID={to}
              label={label}
              Icon={Icon}
              isPlain
              isTight
              onPress={() => navigator.open({ to })}
            />
          ) : (
            <IconButton key={to} testID={to} label={label} Icon={Icon} onPress={() => navigator.open({ to })} />
          ),
        )}
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  bar: { alignSelf: 'stretch', flexDirection: 'row', alignItems: 'center', gap: space.s },
  mark: { flex: 1 },
  pages: { flexDirection: 'row', gap: space.s },
})
