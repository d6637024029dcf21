import type { Texts } from '../../i18n/texts'
import type { en } from './en'

/** The words of three-dragons. */
export const pt: Texts<typeof en> = {
  bot: {
    'level-1': { name: 'Clássico nível 1', about: 'Vê uma jogada à frente e conta peças.' },
    'level-2': { name: 'Clássico nível 2', about: 'Vê duas jogadas à frente e conta peças.' },
    medium: { name: 'Clássico médio', about: 'Acorda um dragão ou captura quando pode; senão joga ao acaso.' },
    hard: { name: 'Clássico difícil', about: 'Como o Clássico médio, e procura casas seguras.' },
  },
}
