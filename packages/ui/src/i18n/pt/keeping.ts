import type { keeping as en } from '../en/keeping'
import type { Texts } from '../texts'

/** How games are kept in a browser that forgets. */
export const keeping: Texts<typeof en> = {
  keeping: {
    title: 'Guarde os seus jogos',
    about:
      'Este navegador pode esquecer os seus jogos após sete dias sem uma visita. Ficam guardados se o Tabuleiro estiver no ecrã principal.',
    how: 'Para o pôr lá, toque em Partilhar e depois em “Adicionar ao ecrã principal”. Num Mac, é “Adicionar à Dock”, no menu Ficheiro.',
    understood: 'Percebi',
  },
}
