import type { Texts } from '../../../i18n/texts'
import type { en } from './en'

/** The rules of Clobber in words. */
export const pt: Texts<typeof en> = {
  goal: 'O objetivo',
  goalText: 'Faça a última jogada. Perde quem não puder jogar.',
  goalPicture:
    'O azul acaba de capturar c3. Nenhuma pedra azul tem uma de marfim ao lado: o marfim não pode jogar e perde.',

  board: 'Tabuleiro e pedras',
  boardText: 'O tabuleiro tem 5 colunas e 6 linhas. No início há uma pedra em cada casa.',
  boardPicture: 'O início. Nunca há duas pedras da mesma cor lado a lado.',
  legendStones: 'As pedras azuis são do jogador 1, que começa; as de marfim são do jogador 2.',

  turn: 'A vez de jogar',
  turnText: 'Mova uma das suas pedras para uma casa ao lado que tenha uma pedra inimiga, e retire essa pedra.',
  turnMust: 'Ao lado quer dizer acima, abaixo, à esquerda ou à direita. Não se pode passar.',
  turnPicture: 'A pedra azul em c3 pode capturar qualquer das 4 pedras à sua volta.',
  turnTake: 'A sua pedra deixa vazia a casa de onde sai e fica onde estava a inimiga.',
  turnTakePicture: 'O azul captura c4 com a pedra de c3.',
  turnNot: 'Uma pedra nunca vai para uma casa vazia, nem para uma da sua cor, nem na diagonal.',
  turnNotPicture: 'A pedra azul em b2 só pode capturar b3. A pedra em c3 está na diagonal.',

  end: 'O fim',
  endBlocked: 'Sem jogadas: quando é a sua vez e nenhuma pedra sua tem uma inimiga ao lado, perde.',
  endSure: 'Cada jogada retira uma pedra: todos os jogos acabam, e nunca há empate.',

  optionWidth: 'Colunas: de 3 a 8.',
  optionHeight: 'Linhas: de 3 a 8.',

  noteMove: 'A pedra de c3 captura a de c4. As colunas são letras a partir da esquerda; as linhas contam-se de baixo.',
  noteOther: 'A pedra de d5 captura a de d4.',

  hintGroups: 'O tabuleiro depressa se divide em grupos que não se tocam. Veja cada um por si.',
  hintLonely: 'Uma pedra sem inimigas ao lado está fora de jogo. Deixe essas pedras ao adversário.',

  source: 'Clobber foi criado por Michael H. Albert, J. P. Grossman e Richard J. Nowakowski em 2001.',
}
