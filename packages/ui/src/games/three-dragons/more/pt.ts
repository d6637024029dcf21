import type { Texts } from '../../../i18n/texts'
import type { en } from './en'

/** The words of three-dragons that come later: an introduction, why a match is over, why a tap is refused. */
export const pt: Texts<typeof en> = {
  credit:
    'Criado por Scott Allen Czysz em 2020 para um concurso de jogos para dois, de imprimir em casa. Regras segundo a versão 0.40 do livro.',
  brief: {
    one: 'Mova uma peça em linha reta, até onde quiser, sem saltar.',
    two: 'Capture uma peça ao fechá-la entre duas suas, ou uma mais fraca ao seu lado, pagando um ponto de força.',
    three:
      'Ocupe sem companhia as casas à volta de uma gruta e o dragão acorda do seu lado. Perde quem ficar só com uma peça ou sem jogadas.',
  },
  setUp: { cave: 'Gruta', clock: 'Jogadas desde uma captura ou um dragão novo' },
  reason: {
    reduced: '{{loserColour}} só tem uma peça, e uma peça só não pode continuar.',
    reduced_lost: 'Só lhe resta uma peça, e uma peça só não pode continuar.',
    blocked: 'É a vez de {{loserColour}}, mas nenhuma peça se pode mover: quem fica sem jogadas perde.',
    blocked_lost: 'É a sua vez, mas nenhuma das suas peças se pode mover: quem fica sem jogadas perde.',
    repetition: 'A mesma posição surgiu {{repetition}} vezes, e isso dá empate.',
    'no-progress': 'Nem capturas nem dragões novos em {{noProgress}} jogadas: isso dá empate.',
  },
  plate: {
    pieces_one: '{{count}} peça no tabuleiro: quem fica só com uma perde.',
    pieces_other: '{{count}} peças no tabuleiro: quem fica só com uma perde.',
    strength: 'Força {{strength}} ao todo. Cada barra é uma peça, tão alta como a sua força: {{each}}.',
  },
  wiped: '{{loserColour}} ficou sem peças.',
  wiped_lost: 'Ficou sem peças.',
  refused: {
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
  },
}
