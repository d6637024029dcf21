import type { Texts } from '../../../i18n/texts'
import type { en } from './en'

/** The rules of Turtles in words. */
export const pt: Texts<typeof en> = {
  goal: 'O objetivo',
  goalText:
    'Leve três das suas cinco tartarugas pela praia até ao mar, no extremo oposto. Ganha quem primeiro lá tiver três.',
  goalPicture: 'A verde 4 entra no mar com a 2 e a 1 às costas. Chegaram as três: ganha o verde.',

  board: 'Praia e tartarugas',
  boardText:
    'A praia tem 2 casas de largura e 4 de comprimento. Começa vazia: as tartarugas estão todas nos ninhos, ao lado.',
  boardSides: 'O Sul tem as tartarugas verdes. Nascem em baixo e sobem até ao mar de cima. O Sul joga primeiro.',
  boardNorth: 'O Norte tem as tartarugas beges. Nascem em cima e descem até ao mar de baixo.',
  boardPicture: 'A verde 3 nasceu em a1, a bege 5 em b4. As marcas mostram para onde a verde 3 pode agora andar.',
  boardNumber: 'Cada jogador tem as tartarugas 1 a 5. O número é tudo ao mesmo tempo: tamanho, força e peso.',
  legendTeal: 'Verdes: placas na carapaça.',
  legendSand: 'Beges: anéis na carapaça.',

  turn: 'A vez de jogar',
  turnText: 'Jogue uma das suas tartarugas: ou nasce, ou anda uma casa. Não se pode passar.',
  turnWalk:
    'Andar: uma casa para cima, para baixo, para a esquerda ou para a direita. Da última linha, a tartaruga segue para o seu mar.',
  turnHatch: 'Nascer: uma tartaruga do seu ninho entra em qualquer casa da sua primeira linha.',
  turnNot: 'Uma tartaruga nunca pode sair pelo lado da praia nem pelo seu próprio extremo.',

  carry: 'Montar e carregar',
  carryText:
    'As tartarugas sobem umas para cima das outras, suas e do adversário misturadas. Pode jogar qualquer das suas, esteja onde estiver na pilha.',
  carryRiders: 'Todas as que leva às costas vão com ela. As de baixo ficam.',
  carryPicture: 'A verde 4 anda de a2 para a3 e leva consigo a bege 2.',
  carryLoad:
    'Uma tartaruga só anda se o seu número for maior do que a soma das que leva às costas. Igual já é peso a mais.',
  carryStuckPicture:
    'A bege 5 carrega uma 4 e uma 1 e está presa. A bege 4 só carrega a 1 e pode andar. A verde 1 também.',

  climbText: 'Uma tartaruga sobe para cima de uma maior do que ela, seja de quem for.',
  climbPicture: 'A verde 1 sobe para cima da bege 4.',

  push: 'Subir e empurrar',
  pushText:
    'Uma tartaruga empurra o que não for maior do que ela, se o seu número for pelo menos a soma do que empurra. Números iguais empurram.',
  pushPicture: 'A verde 4 empurra uma pilha de 2 e 1: 4 é pelo menos 3. A pilha segue na mesma direção.',
  pushHatch: 'Uma tartaruga que nasce sobe ou empurra da mesma maneira. Empurra para a frente.',
  pushBoth:
    'Uma tartaruga pode fazer as duas coisas: sobe para cima das maiores e empurra as restantes que lá estavam.',
  pushBothPicture: 'A verde 3 sobe para cima da 4 e empurra a 2 e a 1 que lá estavam.',
  pushNot: 'Se não puder subir nem empurrar, não pode entrar. As que leva às costas não ajudam.',

  chain: 'Reações em cadeia',
  chainText: 'O que é empurrado segue como se andasse: a tartaruga de baixo sobe ou empurra com o seu próprio número.',
  chainPicture: 'A 5 empurra a 3, a 3 empurra a 2, e a 2 sai pelo extremo oposto: o verde tem uma tartaruga no mar.',
  chainSmash:
    'Um grupo empurrado que não pode entrar na casa seguinte é esmagado: todas as suas tartarugas voltam aos ninhos. Quem empurrou fica com o lugar.',
  chainSmashPicture:
    'A verde 3 empurra a bege 2. A pilha de 2 e 1 é pesada de mais para ela, por isso a bege 2 volta ao ninho.',
  chainSide:
    'Empurrada para fora pelo lado ou pelo seu próprio extremo, uma tartaruga volta ao ninho. Pode nascer outra vez.',
  chainSidePicture: 'A bege 5 empurra as verdes 3 e 1 pelo lado. As duas voltam ao ninho.',
  chainScore:
    'Pelo extremo oposto, uma tartaruga fica no mar para sempre, seja quem for que a empurrou ou levou. As da outra cor que vão às costas voltam ao seu ninho.',

  undo: 'Não se volta atrás',
  undoText: 'A sua jogada não pode repor a posição que havia antes da última jogada do adversário.',
  undoPicture: 'A verde 3 acabou de empurrar a bege 3 de a3 para a4. O bege não a pode empurrar logo de volta.',

  end: 'O fim',
  endText: 'Depois de cada jogada, por esta ordem:',
  endScore: 'Um jogador tem três tartarugas no mar e ganha. Pode ser o que não jogou.',
  endRepetition: 'A mesma posição, com o mesmo jogador a jogar, surge pela terceira vez: empate.',
  endNoMoves: 'Quem deve jogar não tem jogada possível: empate.',

  optionWidth: 'Casas de um lado ao outro da praia: de 2 a 6. O jogo publicado tem 2.',
  optionLength: 'Casas de um mar ao outro: de 4 a 8. O jogo publicado tem 4.',
  optionStart: 'Se o jogador 1, que joga primeiro, fica a Sul ou a Norte.',
  optionGoal: 'Quantas tartarugas têm de chegar ao mar: 3, de 1 a 5.',
  optionUndo: 'Desfazer a última jogada é proibido, ou permitido.',
  optionRepetition: 'Quantas vezes tem de surgir uma posição para haver empate: 3 vezes, de 2 a 9, ou nunca.',
  optionNoMoves:
    'Sem jogada possível: empate, derrota, ou ganha quem tiver mais tartarugas no mar, com empate se forem iguais.',

  noteWalk:
    'A tartaruga 4 anda para cima, com as que leva às costas. As letras u, d, l e r são cima, baixo, esquerda e direita, vistas do Sul (do inglês).',
  noteHatch: 'A tartaruga 3 nasce na coluna a.',
  noteStack: 'Nos textos, uma pilha escreve-se de baixo para cima.',

  hintCarriage: 'Juntas são mais rápidas. A 4, com a 2 e a 1 às costas, leva três tartarugas de uma vez.',
  hintSide:
    'Numa praia com 2 casas de largura, cada empurrão para o lado atira tartarugas para fora. Não fique ao lado de uma inimiga tão forte como a sua, ou mais.',
  hintGuard: 'Guarde uma 5 ou uma 4 no ninho: pode nascer contra uma inimiga que chegue à sua primeira linha.',
  hintFreeze: 'Suba para uma inimiga até a carga pesar tanto como ela: fica presa.',

  source: 'Turtles foi criado e publicado por Dan Hassin em 2024. O sítio dele é turtlesgame.xyz.',
  sourceRules:
    'Estas regras seguem o livro de regras, versão 1.3.2. O empate por repetição, outras praias e outros objetivos são acrescentos.',
}
