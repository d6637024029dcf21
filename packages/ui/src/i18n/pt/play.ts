import type { play as en } from '../en/play'
import type { Texts } from '../texts'

/** A game being played. */
export const play: Texts<typeof en> = {
  play: {
    home: 'Início',
    player: 'Jogador {{number}}',
    board: 'Tabuleiro de {{game}}',
    undo: 'Desfazer',
    redo: 'Refazer',
    back: 'Recuar',
    forward: 'Avançar',
    newGame: 'Novo jogo',
    new: 'Novo',
    rematch: 'Desforra',
    confirm: 'Jogar {{move}}',
    cancel: 'Cancelar',
    moves: 'Jogadas',
    start: 'Início',
    holds: '{{name}}, {{holding}}',
    holdsToMove: '{{name}}, {{holding}}, a jogar',
    missing: 'Este jogo já não está aqui.',
    missingHint: 'Os jogos ficam guardados até fechar a aplicação. Comece um novo na página inicial.',
  },
  swap: {
    title: 'Trocar de lado ou continuar?',
    swap: 'Trocar',
    swapHint: 'Trocar: {{mover}} fica com {{gained}}, {{other}} com {{lost}}',
    playOn: 'Continuar',
    playOnHint: 'Continuar: {{mover}} mantém {{colour}}; toque no tabuleiro',
  },
  status: {
    toMove: '{{name}} a jogar.',
    waits: '{{move}} espera confirmação.',
    swapWaits: 'A troca espera confirmação.',
    browsing: 'A rever: jogada {{ply}} de {{count}}.',
  },
  result: { win: '{{name}} ganha', draw: 'Empate' },
  cell: { empty: 'vazia', plain: '{{cell}}: {{contents}}', target: '{{cell}}: {{contents}}, pode ser escolhida' },
}
