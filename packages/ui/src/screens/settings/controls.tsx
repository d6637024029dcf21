import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/AppContext'
import { Field } from '../../components/Field'
import { Segments } from '../../components/Segments'
import { Switch } from '../../components/Switch'
import type { Settings } from '../../model/settings/settings'
import { useSetting } from '../../app/useSettings'

/** What a person was told of, or offered, once: it is not chosen on this page. */
type Noted = 'isToldOfForgetting' | 'offersInstall'

/** The settings that are on or off. */
type FlagName = Exclude<{ [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings], Noted>

/** The settings with a few values. Which match is flipped is not chosen on this page. */
type ChoiceName = Exclude<keyof Settings, FlagName | Noted | 'turned'>

/** A setting that is on or off, with its explanation. */
export function FlagSetting({ name }: { readonly name: FlagName }) {
  const { t } = useTranslation()
  const { settings } = useApp()
  return (
    <Switch
      testID={name}
      label={t(`settings.${name}`)}
      about={t(`settings.${name}About`)}
      value={useSetting(name)}
      onChange={value => settings.change({ [name]: value })}
    />
  )
}

interface ChoiceSettingProps<K extends ChoiceName> {
  readonly name: K
  readonly values: readonly Settings[K][]
  readonly say: (value: Settings[K]) => string
}

/** A setting with a few values, with its explanation. */
export function ChoiceSetting<K extends ChoiceName>({ name, values, say }: ChoiceSettingProps<K>) {
  const { t } = useTranslation()
  const { settings } = useApp()
  const label = t(`settings.${name}`)
  return (
    <Field label={label} about={t(`settings.${name}About`)}>
      <Segments
        label={label}
        value={useSetting(name)}
        choices={values.map(value => ({ value, word: say(value), testID: `${name}-${value}` }))}
        onChange={value => settings.change({ [name]: value })}
      />
    </Field>
  )
}
