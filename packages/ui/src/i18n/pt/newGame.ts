import type { newGame as en } from '../en/newGame'
import type { Texts } from '../texts'

/** The choices before a game. */
export const newGame: Texts<typeof en> = {
  new: {
    title: 'Novo jogo: {{game}}',
    players: 'Jogar contra',
    pairing: { computer: 'Computador', people: 'Pessoa', friend: 'À distância, por ligação', computers: 'Assistir' },
    computer: 'Computador',
    one: 'Um jogador',
    other: 'O outro',
    numbered: '{{number}}: {{name}}',
    yourName: 'O seu nome',
    yourNameInLink: 'O seu nome, para a ligação',
    friend: 'A outra pessoa',
    friendName: 'Nome da outra pessoa',
    friendAbout:
      'Cada pessoa joga no seu dispositivo. Depois de jogar, envia uma ligação; a resposta vem da mesma forma. Sem conta, sem relógio.',
    nameOfOne: 'Nome de um jogador',
    nameOfOther: 'Nome do outro',
    opponent: 'Adversário',
    classicsOf: '{{opponent}}: clássicos',
    classicAbout: 'Clássicos: os jogadores automáticos dos relatórios originais sobre estes jogos.',
    computerNumber: 'Computador {{number}}',
    starts: 'Quem começa',
    random: 'À sorte',
    moreOptions: 'Mais opções',
    takebacks: 'Desfazer jogadas',
    takebacksAbout: 'Pode voltar-se atrás numa jogada.',
    hints: 'Sugestões',
    hintsAbout: 'Pode pedir-se uma sugestão de jogada.',
    start: 'Começar',
    less: 'Menos: {{option}}',
    more: 'Mais: {{option}}',
    off: 'Sem',
  },
}
