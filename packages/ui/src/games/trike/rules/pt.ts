import type { Texts } from '../../../i18n/texts'
import type { en } from './en'

/** The rules of Trike in words. */
export const pt: Texts<typeof en> = {
  goal: 'O objetivo',
  goalText:
    'Um peão percorre o tabuleiro. Os dois jogadores movem-no. Na casa a que ele chega, quem o moveu deixa uma peça.',
  goalEnd: 'Quando o peão já não se pode mover, o jogo acaba. Ganha quem tiver mais peças debaixo e à volta dele.',
  goalPicture: 'O peão em e3 está encurralado. Debaixo e à volta dele há 4 peças azuis e 3 de marfim: ganha o azul.',

  board: 'Tabuleiro e peças',
  boardText: 'O tabuleiro é um triângulo de hexágonos, com 7 de cada lado. Começa vazio.',
  legendCheckers:
    'As peças azuis são do jogador 1, as de marfim do jogador 2, a não ser que haja troca. As peças nunca se movem nem saem do tabuleiro.',
  legendPawn: 'O peão não é de ninguém. Está sempre em cima da última peça colocada.',

  turn: 'A vez de jogar',
  turnFirst: 'Primeira jogada: o jogador 1 põe uma peça azul em qualquer casa, e o peão em cima dela.',
  turnLater:
    'Nas jogadas seguintes: deslize o peão em linha reta, uma casa ou mais. Depois ponha debaixo dele uma peça da sua cor.',
  turnMust: 'É obrigatório mover o peão. Não se pode passar.',
  turnPicture: 'O peão em d2 pode deslizar em seis direções. Pode chegar a qualquer casa marcada.',
  turnWalls:
    'O peão nunca entra numa casa ocupada nem salta por cima de uma peça. Por isso, cada peça é um muro daí em diante.',
  turnWallsPicture: 'As peças em d2, e3 e e4 estão no caminho. De d3 o peão só chega às casas marcadas.',

  swap: 'A troca',
  swapText:
    'Depois da primeira peça, o jogador 2 pode trocar em vez de mover. Os jogadores trocam de cor; o tabuleiro fica como está.',
  swapNext: 'A troca vale por uma jogada inteira. Continua o jogador 1, agora com o marfim.',
  swapOnce: 'Só há esta oportunidade. Torna a abertura justa: uma primeira casa boa de mais será tomada pelo outro.',

  end: 'O fim',
  endTrapped:
    'O peão fica preso quando todas as casas ao lado dele têm uma peça. O jogo acaba logo, mesmo que haja casas vazias noutros sítios.',
  endPoints:
    'Cada peça ao lado do peão vale um ponto para a sua cor. A que está debaixo dele também. Ganha quem tiver mais pontos.',
  endCornerPicture: 'O jogo mais curto: g6, f6, g7. Neste canto contam 3 peças. O azul tem 2 delas e ganha.',
  endBeware: 'Cuidado: pode prender o peão e perder por isso.',
  endBewarePicture: 'O marfim acabou de mover para g7 e prendeu o peão. Mas o azul tem 2 das 3 peças: o marfim perde.',
  endMajority: 'Ganha quem tiver mais pontos. No triângulo contam 3, 5 ou 7 peças, por isso nunca há empate.',
  endTiebreak:
    'Pontos iguais no hexágono: perde a cor que está debaixo do peão, porque a outra tem mais peças ao lado dele.',
  endTie: 'Pontos iguais na pirâmide: o jogo fica empatado.',
  endSure: 'Cada jogada enche uma casa: todos os jogos acabam e nada se repete.',

  boards: 'Outros tabuleiros',
  pyramid: 'A pirâmide tem casas quadradas. Nela o peão move-se em oito direções, como a dama do xadrez.',
  pyramidPicture: 'Na pirâmide o peão em e3 também desliza nas diagonais.',
  hexagon: 'O hexágono tem as seis direções do triângulo e mais espaço.',

  optionBoard: 'O triângulo é o original. A pirâmide e o hexágono são para variar.',
  optionSize: 'Casas de cada lado: de 3 a 19 no triângulo, de 3 a 10 nos outros. Aprenda com 7, continue com 9 e 11.',
  optionPie: 'A troca, ligada ou desligada. Sem ela, o jogador 2 não pode ficar com a primeira peça.',

  noteCell: 'O peão vai para d2. As linhas são letras a partir de cima; as casas contam-se da esquerda.',
  noteSwap: 'O jogador 2 troca.',

  hintStep:
    'Só um passo para a casa vizinha pode prender o peão. Antes de mover, veja aonde o adversário chega num passo.',
  hintTrap:
    'Uma casa vazia rodeada de peças suas é uma armadilha para o adversário. Duas são mais difíceis de estragar do que uma.',
  hintCount: 'Num corredor estreito, conte as casas vazias: o número diz quem terá de entrar por último.',

  source: 'Trike foi criado por Alek Erickson em 2020.',
  sourceBoards:
    'O tabuleiro dele é o triângulo. A pirâmide e o hexágono vêm de versões para computador feitas por outros.',
}
