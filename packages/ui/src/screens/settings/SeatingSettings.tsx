import { useTranslation } from 'react-i18next'
import { useSetting } from '../../app/useSettings'
import { ChoiceSetting, FlagSetting } from './controls'

/** How two people sit at one screen: asked before a game and in its menu, and kept for the next one. */
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
