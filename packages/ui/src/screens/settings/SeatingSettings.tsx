import { useTranslation } from 'react-i18next'
import { useSetting } from '../../app/useSettings'
import { ChoiceSetting, FlagSetting } from './controls'

/** How two people sit at one screen. It is chosen before a game or in its menu, and holds for later games. */
export function SeatingSettings() {
  const { t } = useTranslation()
  const isPassed = useSetting('seating') === 'pass'
  return (
    <>
      <ChoiceSetting name="seating" values={['side', 'face', 'pass']} say={way => t(`settings.seatings.${way}`)} />
      {isPassed && <FlagSetting name="cover" />}
    </>
  )
}
