import type { newGame as en } from '../en/newGame'
import type { Texts } from '../texts'

/** The choices before a game. */
export const newGame: Texts<typeof en> = {
  new: {
    title: 'Novo jogo: {{game}}',
    players: 'Jogar contra',
    pairing: { computer: 'Computador', people: 'Pessoa', computers: 'Assistir' },
    you: 'Eu',
    computer: 'Computador',
    one: 'Um jogador',
    other: 'O outro',
    numbered: '{{number}}: {{name}}',
    yourName: 'O seu nome',
    nameOfOne: 'Nome de um jogador',
    nameOfOther: 'Nome do outro',
    opponent: 'Adversário',
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
