import type { Texts } from '../../../i18n/texts'
import type { en } from './en'

/** Why a tap is refused in three-dragons, by code. */
export const pt: Texts<typeof en> = {
  'no-piece': 'Não há peça em {{at}}. Escolha uma das suas.',
  'not-yours': 'A peça em {{piece}} não é sua.',
  'no-way': 'A peça em {{at}} não tem para onde ir.',
  'same-cell': 'Uma peça tem de se mover: não pode ficar em {{at}}.',
  'own-piece': 'Em {{at}} está uma peça sua.',
  'enemy-piece': 'Em {{at}} está uma peça inimiga. Captura-se do lado, nunca entrando na casa dela.',
  mountain: 'Nenhuma peça pode parar na montanha de {{at}}.',
  cave: 'Nenhuma peça pode entrar na gruta de {{at}}.',
  'not-in-line': '{{at}} não está em linha com {{from}}. As peças deslizam a direito, nunca na diagonal.',
  'blocked-by-piece': 'A peça em {{by}} tapa o caminho para {{at}}.',
  'blocked-by-cave': 'A gruta em {{by}} tapa o caminho para {{at}}.',
  between: 'Neste jogo nenhuma peça pode parar entre duas inimigas, como em {{at}}.',
  'needs-choice': 'Escolha o que capturar, ou poupe a força.',
  'must-capture': 'Neste jogo é obrigatório capturar uma vizinha mais fraca.',
  'not-beside': 'A peça em {{at}} não está ao lado da casa onde a sua para.',
  'closed-in': 'A peça em {{at}} está cercada: para a capturar não é preciso força.',
  'too-strong': 'A peça em {{at}} tem força {{strength}}; a sua, com {{own}}, não é mais forte.',
}
