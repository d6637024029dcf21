import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { Disclosure } from '../../components/Disclosure'
import { AppText } from '../../components/AppText'
import { space } from '../../theme/tokens'
import libraries from './libraries.json'
import licences from './licences.json'

/** Every library that comes with the app, with its terms; `scripts/licences.mjs` writes the lists. */
export function Libraries() {
  const { t } = useTranslation()
  return (
    <View style={styles.lists}>
      <View role="list" style={styles.list}>
        {libraries.map(({ name, version, licence, holder }) => (
          <View key={`${name} ${version}`} role="listitem">
            <AppText size="small" isBold>
              {t('about.library', { name, version })}
            </AppText>
            <AppText size="tiny" tone="inkSoft">
              {holder === '' ? licence : t('about.terms', { licence, holder })}
            </AppText>
          </View>
        ))}
      </View>
      {Object.entries(licences).map(([name, text]) => (
        <Disclosure key={name} title={t('about.licence', { name })}>
          {/* A legal text stands in the language in which it binds. */}
          <AppText size="tiny">{text}</AppText>
        </Disclosure>
      ))}
    </View>
  )
}

const styles = StyleSheet.create({
  lists: { gap: space.xl },
  list: { gap: space.s },
})
