import type { Texts } from '../../../i18n/texts'
import type { en } from './en'

/** The rules of Three Dragons in words. */
export const pt: Texts<typeof en> = {
  goal: 'O objetivo',
  goalText: 'Capture as peças do adversário. Perde quem ficar só com uma peça. Perde também quem não puder mover.',

  board: 'Tabuleiro e peças',
  boardText:
    'O tabuleiro tem 9 por 9 casas. Em cada canto há uma montanha. Na linha do meio há três grutas, e em cada uma dorme um dragão.',
  boardObstacles: 'Montanhas e grutas são obstáculos. Nenhuma peça pode parar nelas nem passar por elas.',
  boardPicture: 'O início. O marfim fica em baixo e joga primeiro. As grutas estão em a5, e5 e i5.',
  pieces: 'Cada jogador tem oito peças. As pintas são a força.',
  legend2: 'Força 2: cinco peças de cada jogador.',
  legend3: 'Força 3: duas, junto às montanhas.',
  legend4: 'Força 4: uma, à frente das outras.',
  legend5: 'Um dragão: força 3 se vier de uma gruta do lado, 5 se vier do meio.',

  turn: 'A vez de jogar',
  turnText:
    'Mova uma das suas peças em linha reta: para a esquerda, para a direita, para cima ou para baixo, até onde quiser. Não pode saltar.',
  turnMust: 'É obrigatório mover. Não se pode passar e não há diagonais.',
  turnAfter: 'Ao chegar, a peça pode capturar. Depois pode acordar um dragão.',
  turnPicture: 'O 4 em e2 pode ir para qualquer casa marcada. A gruta em e5 não o deixa passar.',

  closing: 'Captura por cerco',
  closingText:
    'Uma peça inimiga entre a peça que moveu e outra das suas, em linha reta, é capturada. A força não conta.',
  closingPicture: 'O marfim move de e1 para e4. A peça azul em d4 fica entre e4 e c4 e é capturada.',
  closingObstacle:
    'Um obstáculo faz as vezes da sua outra peça. Por isso, as casas junto a montanhas e grutas são perigosas. A borda do tabuleiro não captura nada.',
  closingMountainPicture: 'A peça azul em a2 está junto à montanha em a1. Basta uma peça de marfim em a3.',
  closingMany: 'Uma jogada pode cercar várias peças. Todas são capturadas, queira ou não.',
  closingManyPicture: 'Mover para e3 captura três: d3 e f3 contra peças de marfim, e4 contra a gruta em e5.',
  closingSafe: 'Só captura a peça que se moveu. Por isso pode parar entre duas inimigas: não acontece nada à sua peça.',
  closingSafePicture: 'O marfim moveu para d4, entre duas peças inimigas, e está seguro.',

  strength: 'Captura por força',
  strengthText:
    'Se a sua peça parar ao lado de uma inimiga mais fraca, pode capturá-la. Paga com um ponto da sua própria força.',
  strengthPicture: 'O 3 de marfim move de c1 para c4, captura a peça mais fraca em c5 e passa a 2.',
  strengthLimits:
    'Ao lado quer dizer à esquerda, à direita, acima ou abaixo. Força igual não chega. Um 1 não captura ninguém desta maneira.',
  strengthChoice:
    'Captura no máximo uma peça, e pode não querer. Se capturar por força, as peças que a mesma jogada cerca ficam no tabuleiro.',
  strengthChoicePicture: 'Em e4 o marfim tem de escolher: cercar d4 ou capturar f4 por força. As duas, não.',

  dragons: 'Os dragões',
  dragonsText:
    'Quando só as suas peças ocupam todas as casas ao lado de uma gruta fechada, o dragão acorda no fim da sua jogada. É seu.',
  dragonsWhere:
    'Uma gruta do lado tem três casas à volta e um dragão de força 3. A do meio tem quatro e um dragão de força 5.',
  dragonsPicture: 'O marfim move para e4, a última casa livre ao lado da gruta em e5. Acorda ali um dragão de força 5.',
  dragonsPiece:
    'Um dragão não captura nada ao acordar. A partir da sua próxima vez é uma peça como as outras: move-se, captura e pode ser capturado.',
  dragonsHome: 'Enquanto lá fica, a sua casa conta como uma peça e não como um obstáculo.',
  dragonsOpen:
    'Quando sai ou é capturado ali, a gruta fica aberta. Continua a ser um obstáculo e não dá segundo dragão.',
  dragonsOpenPicture: 'O dragão foi de e5 para e2. A gruta aberta em e5 é um obstáculo para todos.',

  end: 'O fim',
  endText: 'O jogo acaba com a primeira destas condições que se verificar depois de uma jogada.',
  endReduced: 'Um jogador tem uma só peça ou nenhuma: ganha o outro. Os dragões contam como peças.',
  endBlocked: 'Quem deve jogar não tem jogada possível: ganha o outro.',
  endRepetition: 'A mesma posição, com o mesmo jogador a jogar, surge pela terceira vez: empate.',
  endNoProgress: '100 jogadas, contando as dos dois jogadores, sem capturas nem dragões novos: empate.',

  optionVariant:
    'Básica: só cerco, as peças não têm força. Força: junta a captura por força. Dragões: o jogo completo.',
  optionWidth: '7, 9, 11 ou 13 colunas. Cada jogador tem menos uma peça do que as colunas.',
  optionHeight: '7, 9, 11 ou 13 linhas.',
  optionCaptureChoice: 'Se uma jogada puder capturar das duas maneiras: escolher uma, fazer ambas, ou só cercar.',
  optionStrengthCapture: 'A captura por força pode ser recusada, ou tem de ser feita quando é possível.',
  optionStopBetween: 'Parar entre duas peças inimigas é seguro, ou proibido. Passar entre elas é sempre permitido.',
  optionRepetition: 'Quantas vezes tem de surgir uma posição para haver empate: 3 vezes, de 2 a 9, ou nunca.',
  optionNoProgress: 'Quantas jogadas sem progresso dão empate: 100, de 2 a 1000, ou nunca.',

  noteMove: 'A peça em e2 vai para e4. O que ela cerca e o que ela acorda não se escreve.',
  noteStrength: 'A peça em c1 vai para c4 e captura c5 por força.',
  noteSquare: 'As colunas são letras a partir da esquerda, as linhas são números a partir de baixo.',

  hintCount:
    'Conte as peças antes da força: o jogo acaba quando um jogador tem uma só. Um 1 ainda cerca e acorda dragões.',
  hintDanger:
    'Junto a uma montanha ou a uma gruta, basta uma peça inimiga para a sua ser capturada. Duas peças lado a lado protegem-se ao longo da sua linha.',
  hintPrice:
    'Depois de uma captura por força, a sua peça fica mais fraca e perto das inimigas. Veja primeiro quem a pode tomar.',
  hintDragon: 'Para impedir um dragão, ponha uma só peça ao lado da gruta.',

  source:
    'Three Dragons foi criado por Scott Allen Czysz em 2020, para um concurso de jogos para imprimir no BoardGameGeek.',
  sourceRules:
    'Estas regras seguem o que contam leitores do seu livro de regras, versão 0.40. Os empates, a derrota sem jogadas e os outros tamanhos não vêm de lá.',
}
