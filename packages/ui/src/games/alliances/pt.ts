import type { Texts } from '../../i18n/texts'
import type { en } from './en'

/** The words of alliances. */
export const pt: Texts<typeof en> = {
  bot: {
    greedy: { name: 'Clássico fácil', about: 'Constrói as suas ligações e não repara nas do adversário.' },
    'greedy-hard': {
      name: 'Clássico difícil',
      about: 'Pesa as suas ligações contra as do adversário, jogada a jogada.',
    },
  },
}
