import type { refused as en } from '../en/refused'
import type { Texts } from '../texts'

/** Why a tap is refused where no move is made now, whatever the rules say. */
export const refused: Texts<typeof en> = {
  whyNot: {
    over: 'O jogo já acabou.',
    notYourTurn: 'Não é a sua vez.',
    watching: 'Jogam dois computadores: aqui só se assiste.',
    lookingBack: 'Esta posição é anterior. Para continuar, prima “Voltar ao presente”.',
    paused: 'O jogo está em pausa. Prima “Retomar” para jogar.',
    held: 'Primeiro passe o dispositivo à outra pessoa.',
  },
}
