import { SettingsScreen } from '@tabuleiro/ui'
import { Safe } from '../src/ScreenFrame'

export default function Settings() {
  return (
    <Safe>
      <SettingsScreen />
    </Safe>
  )
}
