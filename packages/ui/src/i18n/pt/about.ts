import type { about as en } from '../en/about'
import type { Texts } from '../texts'

/** The about page. */
export const about: Texts<typeof en> = {
  about: {
    title: 'Sobre',
    what: '{{number}} jogos de tabuleiro para dois: contra o computador, com alguém à mesa ou por ligação.',
    private:
      'Tudo acontece neste dispositivo. Não há conta nem publicidade, e nenhum jogo sai daqui se não o partilhar.',
    version: 'Versão {{version}}. Software livre, com licença MIT.',
    games: 'Os jogos',
    own: 'Os jogos são de quem os criou. As palavras, os desenhos e o programa são nossos.',
    libraries: 'Bibliotecas',
    librariesAbout: 'Trabalho de outros que faz parte da aplicação, e as respetivas licenças.',
    library: '{{name}} {{version}}',
    terms: '{{licence}}. {{holder}}',
    licence: 'Licença {{name}}',
    loading: 'Um momento…',
  },
  /** Numbers of games at the beginning of a sentence. */
  count: { 4: 'Quatro', 5: 'Cinco', 6: 'Seis', 7: 'Sete', 8: 'Oito', 9: 'Nove', 10: 'Dez' },
}
