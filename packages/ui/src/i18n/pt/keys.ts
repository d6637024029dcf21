import type { keys as en } from '../en/keys'
import type { Texts } from '../texts'

/** The keys of the play screen. */
export const keys: Texts<typeof en> = {
  keys: {
    title: 'Teclas',
    about:
      'Num tabuleiro em que se entrou com o teclado, as letras são nomes de casas. Para uma letra desta lista, prima aí também Shift.',
    everywhere: 'Em todo o lado',
    onBoard: 'No tabuleiro',
    board: 'Ir para o tabuleiro',
    type: 'Escrever uma jogada',
    list: 'Mostrar estas teclas',
    key: {
      steps: '← →',
      ends: 'Home, End',
      escape: 'Esc',
      arrows: 'Setas',
      letter: 'c',
      name: 'c, 3',
      tap: 'Enter, Espaço',
      number: '1 a 9',
      answer: 'Tab',
    },
    does: {
      steps: 'Percorrer as jogadas',
      ends: 'Primeira jogada, última jogada',
      escape: 'Retirar um toque; fechar uma folha; sair do tabuleiro',
      arrows: 'De casa em casa',
      letter: 'Para um lugar em c onde se pode tocar; outra vez: o seguinte',
      name: 'Para a casa c3',
      tap: 'Tocar na casa',
      number:
        'Tirar peças de fora do tabuleiro; responder a uma pergunta; senão, como uma letra: para um lugar com esse número',
      answer: 'Para a pergunta, quando há uma',
    },
  },
}
