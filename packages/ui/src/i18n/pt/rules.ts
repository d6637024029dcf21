import type { rules as en } from '../en/rules'
import type { Texts } from '../texts'

/** What the rules of every game have in common. */
export const rules: Texts<typeof en> = {
  rules: {
    title: 'Regras de {{game}}',
    lessons: 'Prefere experimentar a ler? As lições ensinam tudo isto no tabuleiro, passo a passo.',
    contents: 'Índice',
    before: 'Antes',
    after: 'Depois',
    options: 'Opções',
    optionsHint: 'Escolhem-se antes do jogo. O que está escrito acima vale para as habituais.',
    notation: 'Como se escrevem as jogadas',
    hints: 'Para o primeiro jogo',
    source: 'Quem o criou',
    ours: 'Os textos e as figuras desta página são nossos.',
    loading: 'A carregar as regras…',
    failed: 'Não foi possível carregar as regras.',
    failedHint: 'Talvez não haja ligação. Os seus jogos não são afetados.',
    retry: 'Tentar de novo',
  },
}
