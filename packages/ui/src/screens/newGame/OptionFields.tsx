import type { GameId } from '@tabuleiro/engine'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useWindowDimensions } from 'react-native'
import { Disclosure } from '../../components/Disclosure'
import { Switch } from '../../components/Switch'
import type { Choices } from '../../model/newGame/choices'
import { OptionField } from './OptionField'
import { optionFields, isUsual, withOption, type Field } from '../../model/newGame/options'
import { isMainOption } from './boardOptions'

interface OptionFieldsProps {
  readonly game: GameId
  readonly choices: Choices
  readonly onChange: (some: Partial<Choices>) => void
}

/** The options of the variant and the board, and a disclosure with all others. */
export function OptionFields({ game, choices, onChange }: OptionFieldsProps) {
  const { t } = useTranslation()
  const screen = useWindowDimensions()
  const { options, takebacks, hints } = choices
  const [main, rare] = useMemo(() => {
    const fields = optionFields(game, options)
    const isFirst = (field: Field) => isMainOption(game, options, field)
    return [fields.filter(isFirst), fields.filter(field => !isFirst(field))]
  }, [game, options])
  const renderField = (field: Field) => (
    <OptionField
      key={field.name}
      game={game}
      options={options}
      field={field}
      screen={screen}
      onChange={value => onChange({ options: withOption(game, options, field.name, value) })}
    />
  )
  const isOpen = !rare.every(isUsual) || !takebacks || !hints
  return (
    <>
      {main.map(renderField)}
      <Disclosure title={t('new.moreOptions')} isInitiallyOpen={isOpen} testID="more-options">
        {rare.map(renderField)}
        <Switch
          label={t('new.takebacks')}
          about={t('new.takebacksAbout')}
          value={takebacks}
          onChange={value => onChange({ takebacks: value })}
          testID="takebacks"
        />
        <Switch
          label={t('new.hints')}
          about={t('new.hintsAbout')}
          value={hints}
          onChange={value => onChange({ hints: value })}
          testID="hints"
        />
      </Disclosure>
    </>
  )
}
