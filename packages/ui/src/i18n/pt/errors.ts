import type { errors as en } from '../en/errors'
import type { Texts } from '../texts'

/** A sentence for every code of the engine. */
export const errors: Texts<typeof en> = {
  error: {
    'json/invalid': 'Não é possível ler esse texto.',
    'request/invalid': 'Não é possível compreender esse pedido.',
    'game/unknown': 'Esse jogo não existe.',
    'options/invalid': 'Este jogo não tem essas opções.',
    'position/invalid': 'Essa não é uma posição deste jogo.',
    'move/unreadable': 'Essa não é uma jogada deste jogo.',
    'move/illegal': 'Essa jogada não é permitida aqui.',
    'game/over': 'O jogo terminou.',
    'game/unfinished': 'O jogo ainda não terminou.',
    'match/invalid': 'Um nome, uma data ou um relógio deste jogo não pode ser guardado.',
    'record/invalid': 'Esse jogo guardado está danificado.',
    'record/newer': 'Esse jogo foi guardado por uma versão mais recente da aplicação.',
    'record/older': 'Esse jogo segue regras antigas, que esta versão da aplicação já não tem.',
    'record/result': 'O resultado desse jogo guardado não corresponde às jogadas.',
    'link/invalid': 'Essa ligação não traz nenhum jogo.',
    'link/newer': 'Essa ligação foi feita por uma versão mais recente da aplicação.',
    'link/older': 'Essa ligação segue regras antigas, que esta versão da aplicação já não tem.',
    'link/damaged': 'Essa ligação está danificada. Peça-a de novo.',
    'link/long': 'Este jogo é demasiado longo para uma ligação. Partilhe-o como texto.',
    'study/large': 'Isso é mais do que cabe num estudo.',
    'player/unknown': 'Não existe esse jogador de computador.',
  },
}
