import type { about as en } from '../en/about'
import type { Texts } from '../texts'

/** What the app is, whose games these are, and whose work it stands on. */
export const about: Texts<typeof en> = {
  about: {
    title: 'Sobre',
    what: 'Quatro jogos de tabuleiro para dois: contra o computador, com alguém à mesa ou por ligação.',
    private:
      'Tudo acontece neste dispositivo. Não há conta nem publicidade, e nenhum jogo sai daqui se não o partilhar.',
    version: 'Versão {{version}}. Software livre, com licença MIT.',
    games: 'Os jogos',
    credit: {
      'three-dragons':
        'Criado por Scott Allen Czysz em 2020 para um concurso de jogos para dois, de imprimir em casa. Regras segundo a versão 0.40 do livro.',
      trike: 'Criado por Alek Erickson em 2020. Regras segundo a editora, comparadas com o Ludii e o Abstract Play.',
      alliances: 'Criado por Markus Hagenauer e publicado pela nestorgames em 2020. Regras segundo o livro publicado.',
      turtles: 'Criado e publicado por Dan Hassin em 2024. Regras segundo a versão 1.3.2 do livro.',
    },
    own: 'Os jogos são de quem os criou. As palavras, os desenhos e o programa são nossos.',
    libraries: 'Bibliotecas',
    librariesAbout: 'Trabalho de outros que vem com a aplicação, e em que condições.',
    library: '{{name}} {{version}}',
    terms: '{{licence}}. {{holder}}',
    licence: 'Licença {{name}}',
    loading: 'Um momento…',
  },
}
