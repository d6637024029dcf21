import QRCode from 'react-native-qrcode-svg'
import { palettes } from '../../theme/tokens'

/** Blank room around a code, without which cameras miss it. */
const QUIET = 24

/** A link as a QR code: dark on light in every theme, because cameras read nothing else. A file of its own, loaded late. */
export function Code({ link, size }: { readonly link: string; readonly size: number }) {
  const { ink, surface } = palettes.light
  return <QRCode value={link} size={size} quietZone={QUIET} ecl="L" color={ink} backgroundColor={surface} />
}
