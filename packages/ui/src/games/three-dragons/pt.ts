import type { Texts } from '../../i18n/texts'
import type { en } from './en'

/** The words of three-dragons. */
export const pt: Texts<typeof en> = {
  about: 'Cerque as peças inimigas, acorde quem dorme nas grutas. Um quarto de hora, sem sorte.',
  credit:
    'Criado por Scott Allen Czysz em 2020 para um concurso de jogos para dois, de imprimir em casa. Regras segundo a versão 0.40 do livro.',
  option: {
    variant: 'Variante',
    width: 'Colunas',
    height: 'Linhas',
    captureChoice: 'Dois tipos de captura ao mesmo tempo',
    strengthCapture: 'Captura por força',
    stopBetween: 'Parar entre duas peças inimigas',
    repetition: 'Empate por repetição',
    noProgress: 'Empate por falta de progresso',
  },
  explain: {
    variant: 'Na básica só se captura por cerco; a força acrescenta as pintas, os dragões as grutas.',
    width: 'Casas de um lado ao outro. Mais colunas trazem mais peças.',
    height: 'Casas entre os dois jogadores.',
    captureChoice: 'Quando uma jogada cerca uma peça e podia tomar outra por força.',
    strengthCapture: 'Se uma peça pode poupar uma vizinha mais fraca.',
    stopBetween: 'Se uma peça pode parar mesmo entre duas inimigas. Passar é sempre permitido.',
    repetition: 'Quantas vezes tem de surgir a mesma posição para haver empate.',
    noProgress: 'Jogadas sem capturas nem dragões novos, dos dois jogadores juntos, que dão empate.',
  },
  value: {
    variant: { basic: 'Básica', strength: 'Força', dragons: 'Dragões' },
    captureChoice: { choose: 'Escolher uma', both: 'Fazer ambas', 'custodial-first': 'Primeiro o cerco' },
    strengthCapture: { optional: 'Opcional', mandatory: 'Obrigatória' },
    stopBetween: { safe: 'Permitido', forbidden: 'Proibido' },
  },
  bot: {
    'level-1': { name: 'Clássico nível 1', about: 'Vê uma jogada à frente e conta peças.' },
    'level-2': { name: 'Clássico nível 2', about: 'Vê duas jogadas à frente e conta peças.' },
    medium: { name: 'Clássico médio', about: 'Acorda um dragão ou captura quando pode; senão joga ao acaso.' },
    hard: { name: 'Clássico difícil', about: 'Como o Clássico médio, e procura casas seguras.' },
  },
  reason: {
    reduced: '{{own}} peças contra {{other}}.',
    blocked: 'O outro lado já não tem jogadas.',
    repetition: 'A mesma posição repetiu-se demasiadas vezes.',
    'no-progress': 'Demasiado tempo sem capturas nem dragões novos.',
  },
  colour: { white: 'Marfim', black: 'Azul' },
  summary_one: '{{colour}}, {{count}} peça',
  summary_other: '{{colour}}, {{count}} peças',
  summaryStrength_one: '{{colour}}, {{count}} peça, força {{strength}}',
  summaryStrength_other: '{{colour}}, {{count}} peças, força total {{strength}}',
  piece: { white: 'peça marfim', black: 'peça azul' },
  dragon: { white: 'dragão marfim', black: 'dragão azul' },
  withStrength: '{{piece}}, força {{strength}}',
  atHome: '{{piece}}, na sua gruta',
  mountain: 'montanha',
  cave: {
    asleep: 'gruta fechada, com um dragão de força {{strength}} a dormir',
    closed: 'gruta fechada',
    opened: 'gruta aberta, vazia',
  },
  choice: { plain: 'Poupar força', victim: 'Capturar {{at}}' },
  event: {
    moved: { white: 'Marfim de {{from}} para {{to}}.', black: 'Azul de {{from}} para {{to}}.' },
    closedIn: 'Captura {{at}}.',
    overpowered: 'Captura {{at}} por força.',
    weakened: 'Fica com força {{strength}}.',
    opened: 'A gruta de {{at}} está agora vazia.',
    woken: {
      white: 'Acorda em {{at}} um dragão marfim de força {{strength}}.',
      black: 'Acorda em {{at}} um dragão azul de força {{strength}}.',
    },
  },
  and: '{{rest}} e {{last}}',
}
