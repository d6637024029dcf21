import type { app as en } from '../en/app'
import type { Texts } from '../texts'

/** The name of the app, what it is, and what every page has. */
export const app: Texts<typeof en> = {
  app: {
    name: 'Tabuleiro',
    title: '{{page}} · Tabuleiro',
    tagline: 'Jogos de tabuleiro para dois',
    back: 'Voltar',
    close: 'Fechar',
  },
  update: {
    ready: 'Há uma nova versão.',
    hint: 'O seu jogo fica como está.',
    accept: 'Atualizar',
    later: 'Mais tarde',
  },
  fault: {
    title: 'Algo correu mal',
    hint: 'Pedimos desculpa, a culpa é nossa. Os seus jogos estão guardados; recarregue para continuar.',
    copy: 'Copiar jogo',
    copied: 'O jogo foi copiado.',
    notCopied: 'Não foi possível copiar o jogo. Aqui está:',
    reload: 'Recarregar',
  },
}
