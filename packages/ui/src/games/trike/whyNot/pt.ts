import type { Texts } from '../../../i18n/texts'
import type { en } from './en'

/** Why a tap is refused in trike, by code. */
export const pt: Texts<typeof en> = {
  'same-cell': 'O peão tem de se mover: não pode ficar em {{at}}.',
  taken: 'Já há uma peça em {{at}}.',
  'not-in-line': '{{at}} não está em linha com o peão em {{from}}.',
  blocked: 'A peça em {{by}} está no caminho para {{at}}.',
  'swap-off': 'Este jogo joga-se sem a troca.',
  'swap-early': 'Antes da primeira peça não há nada para trocar.',
  'swap-late': 'Só se pode trocar uma vez, logo depois da primeira peça.',
}
