import { LinkScreen } from '@tabuleiro/ui'
import { useLinkingURL } from 'expo-linking'
import { Safe } from '../src/Safe'

export default function Link() {
  const [, payload = ''] = (useLinkingURL() ?? '').split('#')
  return (
    <Safe>
      <LinkScreen payload={payload} />
    </Safe>
  )
}
