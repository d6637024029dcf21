import { LinkScreen } from '@tabuleiro/ui'
import { useURL } from 'expo-linking'
import { Safe } from '../src/Safe'

export default function Link() {
  const [, payload = ''] = (useURL() ?? '').split('#')
  return (
    <Safe>
      <LinkScreen payload={payload} />
    </Safe>
  )
}
