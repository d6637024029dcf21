import type { Texts } from '../../i18n/texts'
import type { en } from './en'

/** The words of turtles. */
export const pt: Texts<typeof en> = {
  bot: {
    easy: { name: 'Clássico fácil', about: 'Joga ao acaso.' },
    hard: { name: 'Clássico difícil', about: 'Pontua e faz nascer tartarugas quando pode, sem olhar para a resposta.' },
  },
}
