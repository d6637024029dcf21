import type { Texts } from '../../../i18n/texts'
import type { en } from './en'

/** Why a tap is refused in alliances, by code. */
export const pt: Texts<typeof en> = {
  taken: 'Já há um disco em {{at}}.',
  'used-up': 'O {{colour}} acabou: já não há discos.',
  'colour-first': 'Primeiro escolha uma cor, depois {{at}}.',
  'needs-cell': 'Agora escolha uma casa vazia.',
  'swap-off': 'Este jogo joga-se sem a troca.',
  'swap-early': 'Antes do primeiro disco não há nada para trocar.',
  'swap-late': 'Só se pode trocar uma vez, logo depois do primeiro disco.',
}
