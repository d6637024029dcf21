import type { Texts } from '../../../i18n/texts'
import type { en } from './en'

/** Why a tap is refused in turtles, by code. */
export const pt: Texts<typeof en> = {
  'needs-turtle': 'Primeiro escolha uma das suas tartarugas.',
  'needs-cell': 'Agora escolha uma casa para a sua tartaruga.',
  'no-piece': 'Não há tartaruga em {{at}}.',
  'not-yours': 'A {{piece}} não é sua.',
  'in-sea': 'A {{piece}} chegou ao mar e lá fica.',
  stuck: 'A {{piece}} está presa: carrega um peso de {{load}}.',
  'cannot-walk': 'A {{piece}} não pode entrar em nenhuma casa ao lado.',
  'cannot-hatch': 'A {{piece}} não pode entrar em nenhuma casa da sua linha de partida.',
  'same-cell': 'A sua tartaruga já está em {{at}}.',
  'not-beside': '{{at}} não fica ao lado da sua tartaruga. Ela anda uma casa, nunca na diagonal.',
  'not-home': 'A {{piece}} tem primeiro de nascer, na sua linha de partida.',
  'too-far': 'O mar está longe de mais: a {{piece}} ainda não chegou à última linha.',
  'wrong-sea': 'O mar da {{piece}} é o outro.',
  'too-weak': 'A {{piece}} não pode subir em {{at}} e é fraca de mais para empurrar um peso de {{weight}}.',
  undo: 'A {{piece}} não pode ir para {{at}}: só desfaria a jogada do adversário.',
}
