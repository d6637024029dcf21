import QRCode from 'react-native-qrcode-svg'
import { palettes } from '../../theme/tokens'

/** The blank margin around a code, in pixels, without which cameras miss it. */
const QUIET_ZONE = 24

/**
 * A link as a QR code: dark on light in every theme, because cameras need that. A file of its own, loaded on demand.
 */
export function Code({ link, size }: { readonly link: string; readonly size: number }) {
  const { ink, surface } = palettes.light
  return <QRCode value={link} size={size} quietZone={QUIET_ZONE} ecl="L" color={ink} backgroundColor={surface} />
}
