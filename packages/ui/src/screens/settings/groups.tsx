import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet } from 'react-native'
import { useApp } from '../../app/AppContext'
import { AppText } from '../../components/AppText'
import { Button } from '../../components/Button'
import { Message } from '../../components/Message'
import { Card } from '../../components/Card'
import { Section } from '../../components/Section'
import { languages } from '../../i18n/texts'
import { space } from '../../theme/tokens'
import { ChoiceSetting, FlagSetting } from './controls'

/** Language and colours. */
export function AppearanceSettings() {
  const { t } = useTranslation()
  return (
    <Group title={t('settings.appearance')}>
      <ChoiceSetting
        name="language"
        values={['system', ...languages]}
        say={value => t(`settings.languages.${value}`)}
      />
      <ChoiceSetting name="theme" values={['system', 'light', 'dark']} say={value => t(`settings.themes.${value}`)} />
    </Group>
  )
}

/** What happens when a move is made. */
export function MoveSettings({ hasHaptics }: { readonly hasHaptics: boolean }) {
  const { t } = useTranslation()
  return (
    <Group title={t('settings.moving')}>
      <ChoiceSetting
        name="confirm"
        values={['auto', 'always', 'never']}
        say={value => t(`settings.confirms.${value}`)}
      />
      <ChoiceSetting name="moveStyle" values={['words', 'notation']} say={value => t(`settings.moveStyles.${value}`)} />
      <ChoiceSetting name="coach" values={['first', 'on', 'off']} say={value => t(`settings.coaches.${value}`)} />
      <FlagSetting name="legalMarks" />
      <ChoiceSetting name="motion" values={['off', 'fast', 'normal']} say={value => t(`settings.motions.${value}`)} />
      <ChoiceSetting
        name="computerPause"
        values={['short', 'normal', 'long']}
        say={value => t(`settings.computerPauses.${value}`)}
      />
      <FlagSetting name="sound" />
      {hasHaptics && <FlagSetting name="haptics" />}
    </Group>
  )
}

/** How boards and pieces are drawn. */
export function BoardSettings() {
  const { t } = useTranslation()
  return (
    <Group title={t('settings.board')}>
      <FlagSetting name="coordinates" />
      <FlagSetting name="numerals" />
      <ChoiceSetting name="boardSide" values={['left', 'right']} say={value => t(`settings.boardSides.${value}`)} />
    </Group>
  )
}

/** What was learnt and solved, which can be forgotten. */
export function LearningSettings() {
  const { t } = useTranslation()
  const { progress } = useApp()
  const [isForgotten, setForgotten] = useState(false)
  const forget = () => {
    progress.reset('*')
    setForgotten(true)
  }
  return (
    <Group title={t('settings.learning')}>
      <AppText size="small" tone="inkSoft">
        {t('settings.forgetAbout')}
      </AppText>
      <Button testID="forget" label={t('settings.forget')} onPress={forget} />
      {isForgotten && <Message tone="good" text={t('settings.forgotten')} testID="forgotten" />}
    </Group>
  )
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Section title={title}>
      <Card style={styles.group}>{children}</Card>
    </Section>
  )
}

const styles = StyleSheet.create({ group: { gap: space.l } })
