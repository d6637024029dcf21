import { SettingsScreen } from '@tabuleiro/ui'
import { Safe } from '../src/Safe'

export default function Settings() {
  return (
    <Safe>
      <SettingsScreen />
    </Safe>
  )
}
