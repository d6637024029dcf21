import type { Texts } from '../../../i18n/texts'
import type { en } from './en'

/** The words of three-dragons that a game is played without: an introduction, and why a match is over. */
export const pt: Texts<typeof en> = {
  credit:
    'Criado por Scott Allen Czysz em 2020 para um concurso de jogos para dois, de imprimir em casa. Regras segundo a versão 0.40 do livro.',
  brief: {
    one: 'Mova uma peça em linha reta, até onde quiser, sem saltar.',
    two: 'Capture uma peça ao fechá-la entre duas suas, ou uma mais fraca ao seu lado, pagando um ponto de força.',
    three:
      'Ocupe sem companhia as casas à volta de uma gruta e o dragão acorda do seu lado. Perde quem ficar só com uma peça ou sem jogadas.',
  },
  reason: {
    reduced: '{{loserColour}} só tem uma peça, e uma peça só não pode continuar.',
    reduced_lost: 'Só lhe resta uma peça, e uma peça só não pode continuar.',
    blocked: 'É a vez de {{loserColour}}, mas nenhuma peça se pode mover: quem fica sem jogadas perde.',
    blocked_lost: 'É a sua vez, mas nenhuma das suas peças se pode mover: quem fica sem jogadas perde.',
    repetition: 'A mesma posição surgiu {{repetition}} vezes, e isso dá empate.',
    'no-progress': 'Nem capturas nem dragões novos em {{noProgress}} jogadas: isso dá empate.',
  },
  wiped: '{{loserColour}} ficou sem peças.',
  wiped_lost: 'Ficou sem peças.',
}
