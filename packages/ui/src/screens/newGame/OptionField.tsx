import type { GameId, Options, OptionValue } from '@tabuleiro/engine'
import { useTranslation } from 'react-i18next'
import type { Box } from '../../board/layout'
import { sayOfGame } from '../../i18n/say'
import { Field as Labelled } from '../../components/Field'
import { Segments } from '../../components/Segments'
import { Stepper } from '../../components/Stepper'
import { Switch } from '../../components/Switch'
import type { Field } from '../../model/newGame/options'
import { offeredAmounts } from './boardOptions'

interface OptionFieldProps {
  readonly game: GameId
  readonly options: Options
  readonly field: Field
  readonly screen: Box
  readonly onChange: (value: OptionValue) => void
}

/** One option of a game: a control for its kind of value, and a line that explains it. */
export function OptionField({ game, options, field, screen, onChange }: OptionFieldProps) {
  const { t } = useTranslation()
  const { name, spec, value } = field
  const label = sayOfGame(t, game, ['option', name])
  const about = sayOfGame(t, game, ['explain', name])
  if (spec.kind === 'flag') return <Switch label={label} about={about} value={value === true} onChange={onChange} />
  return (
    <Labelled label={label} about={about}>
      {spec.kind === 'amount' ? (
        <Stepper
          label={label}
          less={t('new.less', { option: label })}
          more={t('new.more', { option: label })}
          value={Number(value)}
          values={offeredAmounts(game, options, field, screen)}
          format={amount => (spec.off && amount === 0 ? t('new.off') : String(amount))}
          onChange={onChange}
        />
      ) : (
        <Segments
          label={label}
          value={value}
          choices={spec.values.map(each => ({ value: each, word: sayOfGame(t, game, ['value', name, each]) }))}
          onChange={onChange}
        />
      )}
    </Labelled>
  )
}
