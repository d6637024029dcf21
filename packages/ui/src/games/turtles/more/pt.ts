import type { Texts } from '../../../i18n/texts'
import type { en } from './en'

/** The words of turtles that come later: an introduction, why a match is over, why a tap is refused. */
export const pt: Texts<typeof en> = {
  credit: 'Criado e publicado por Dan Hassin em 2024. Regras segundo a versão 1.3.2 do livro.',
  brief: {
    one: 'Leve três das suas cinco tartarugas pela praia até ao mar do outro lado.',
    two: 'Em cada jogada, faça nascer uma tartaruga na sua primeira linha ou ande uma casa; as que vão em cima seguem com ela.',
    three: 'Sobe para as tartarugas maiores e empurra as que não são maiores. Uma carga tão pesada como ela prende-a.',
  },
  reason: {
    score: '{{winnerColour}} tem {{own}} no mar: para ganhar é preciso ter {{goal}}.',
    score_won: 'Tem {{own}} no mar: para ganhar é preciso ter {{goal}}.',
    repetition: 'A mesma posição surgiu {{repetition}} vezes, e isso dá empate.',
    'no-moves': 'Quem devia jogar não tem jogada possível, e isso dá empate.',
  },
  plate: {
    sea: 'No mar: {{count}} das {{goal}} tartarugas que dão a vitória.',
    beach_one: 'Na praia: {{count}}.',
    beach_other: 'Na praia: {{count}}.',
    nest_one: 'No ninho, por nascer: {{count}}.',
    nest_other: 'No ninho, por nascer: {{count}}.',
  },
  cannotMove: 'É a vez de {{loserColour}}, que não pode jogar: neste jogo isso perde.',
  cannotMove_lost: 'É a sua vez e não pode jogar: neste jogo isso perde.',
  moreInSea:
    'Quem devia jogar não tem jogada possível, por isso decide o mar: {{winnerColour}} tem lá {{own}} contra {{other}}.',
  moreInSea_won: 'Quem devia jogar não tem jogada possível, por isso decide o mar: tem lá {{own}} contra {{other}}.',
  moreInSea_lost: 'Quem devia jogar não tem jogada possível, por isso decide o mar: tem lá {{other}} contra {{own}}.',
  refused: {
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
  },
}
