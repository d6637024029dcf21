import type { Texts } from '../../../i18n/texts'
import type { en } from './en'

/** The words of turtles that a game is played without: an introduction, and why a match is over. */
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
  cannotMove: 'É a vez de {{loserColour}}, que não pode jogar: neste jogo isso perde.',
  cannotMove_lost: 'É a sua vez e não pode jogar: neste jogo isso perde.',
  moreInSea:
    'Quem devia jogar não tem jogada possível, por isso decide o mar: {{winnerColour}} tem lá {{own}} contra {{other}}.',
  moreInSea_won: 'Quem devia jogar não tem jogada possível, por isso decide o mar: tem lá {{own}} contra {{other}}.',
  moreInSea_lost: 'Quem devia jogar não tem jogada possível, por isso decide o mar: tem lá {{other}} contra {{own}}.',
}
