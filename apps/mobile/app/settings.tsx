import { SettingsScreen } from '@tabuleiro/ui'
import { ScreenFrame } from '../src/ScreenFrame'

export default function Settings() {
  return (
    <ScreenFrame>
      <SettingsScreen />
    </ScreenFrame>
  )
}
