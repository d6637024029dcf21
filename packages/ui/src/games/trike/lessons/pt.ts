import type { Texts } from '../../../i18n/texts'
import type { en } from './en'

/** The lessons of Trike in words. */
export const pt: Texts<typeof en> = {
  other: '{{did}} É permitido, mas não faz o que se pede.',
  lessons: {
    pawn: {
      title: 'Um peão para dois',
      about: 'Deslize o peão, ponha uma peça, feche a armadilha.',
      steps: [
        {
          ask: 'Joga com o azul. Comece: ponha a primeira peça em qualquer casa. O peão fica em cima dela.',
          right: 'Qualquer casa serve. A partir de agora, os dois jogadores movem este mesmo peão.',
        },
        {
          ask: 'O peão desliza em linha reta, até onde quiser. Leve-o pela fila até ao canto, e5.',
          right: 'Parou em e5, e a peça azul que põe fica debaixo dele. As peças nunca mais se movem.',
          tries: {
            e3: 'Uma só casa também vale, mas experimente uma jogada comprida: até e5.',
            e4: 'Quase! Vá mais uma casa, até ao canto e5.',
          },
        },
        {
          ask: 'As peças são muros: o peão não entra nelas nem as salta. Deslize-o para o lado de e5, até ao muro.',
          right: 'A sua peça em e5 parou o peão. Daqui em diante, cada peça é um muro.',
          tries: {
            d3: 'Essa linha também está livre. Mas vá para o outro lado, o de e5.',
            a1: 'Essa linha afasta-se de e5. Vá para o outro lado.',
          },
        },
        {
          ask: 'Se todas as casas ao lado do peão têm peça, ele fica preso. Prenda-o em e5: aí a maioria é sua.',
          right:
            'Preso! Das 3 peças debaixo e ao lado do peão, 2 são azuis: ganhou. O tabuleiro a sério é maior, 7 casas por lado.',
          tries: {
            c3: 'Daí o peão foge à vontade. Entre no canto: só duas casas lhe tocam.',
            d3: 'Daí o peão foge à vontade. Entre no canto: só duas casas lhe tocam.',
          },
        },
      ],
    },
    trap: {
      title: 'A armadilha e os pontos',
      about: 'Quando o peão fica preso, contam-se as peças à volta dele.',
      steps: [
        {
          ask: 'As quatro casas ao lado de e2 têm peça. Entre nela e prenda o peão.',
          right:
            'Debaixo e ao lado do peão: 3 azuis, 2 de marfim, por isso ganhou. Os números junto dos nomes são sempre esta conta.',
          tries: {
            b1: 'Aí o peão ainda se pode mover. Só fica preso sem casas vazias ao lado.',
            c1: 'Aí o peão ainda se pode mover. Só fica preso sem casas vazias ao lado.',
          },
        },
        {
          ask: 'No meio, uma casa tem seis vizinhas. Todas as de c2 têm peça: entre e conte.',
          right: 'Aqui contam sete peças, 4 azuis e 3 de marfim. É um número ímpar, por isso nunca há empate.',
          tries: {
            e3: 'Daí o peão continua a fugir. A armadilha está do outro lado, em c2.',
            e4: 'Daí o peão continua a fugir. A armadilha está do outro lado, em c2.',
          },
        },
        {
          ask: 'Depois de um deslize longo, fica uma casa vazia atrás do peão. Só um passo o prende. Encontre-o.',
          right: 'Um passo para b2 fechou a armadilha, com 3 pontos contra 2. As casas vazias longe dali não contam.',
          tries: {
            d3: 'É um passo, mas ao lado de d3 há casas vazias. Procure uma casa sem vizinhas vazias.',
            e3: 'Esse deslize deixa casas vazias à volta do peão. Dê um só passo.',
          },
        },
        {
          ask: 'Cuidado: no canto e5 o marfim teria mais peças. Não prenda aí o peão, mova-o para outro lado.',
          right: 'Bem visto. Não ganha quem fecha a armadilha, ganha quem tem mais peças nela.',
          tries: { e5: 'O peão fica preso, mas 2 das 3 peças são de marfim: perderia.' },
        },
      ],
    },
    choice: {
      title: 'A armadilha que compensa',
      about: 'Há duas armadilhas. Conte antes de entrar.',
      steps: [
        {
          ask: 'Só pode ir para e1 ou para e3, e ambas prendem o peão. Conte as peças à volta e escolha.',
          right: 'Em e3 são 3 contra 2 para o azul. No canto seria 1 contra 2.',
          tries: { e1: 'Em e1 o marfim tem 2 das 3 peças: perderia. Conte à volta da outra casa.' },
        },
        {
          ask: 'Na armadilha d3 contam sete peças, no canto e5 só três. Qual delas é sua?',
          right: 'Pequena, mas sua: 2 contra 1. Em d3 seria 3 contra 4.',
          tries: { d3: 'São mais peças, mas 4 das 7 são de marfim. Tente a armadilha pequena.' },
        },
        {
          ask: 'A peça de onde o peão sai é do outro, a que põe é sua: anulam-se. Conte só as outras.',
          right: 'À volta de c2, as outras eram 3 azuis e 2 de marfim: a armadilha era sua.',
          tries: { a1: 'Além dessas duas, a1 só tem uma vizinha, e é de marfim. Perderia.' },
        },
        {
          ask: 'Agora nenhuma compensa. Não feche uma para o marfim nem lhe deixe uma para fechar a seguir.',
          right: 'Certo: nenhuma armadilha fechada, e o marfim não pode fechar agora uma que lhe convenha.',
          tries: {
            e1: 'Prende o peão com 2 peças de marfim contra 1: perderia.',
            c2: 'Daí o marfim dá um passo para d2 e prende o peão, com a maioria das peças à volta.',
          },
        },
      ],
    },
    swap: {
      title: 'A troca',
      about: 'Porque é que o segundo jogador pode ficar com a primeira peça.',
      steps: [
        {
          ask: 'É o jogador 2. O azul começou no meio, uma casa forte. Em vez de mover, troque de cor.',
          right: 'O tabuleiro fica como está, mas o azul é agora seu, com a primeira peça. Continua o marfim.',
          tries: {
            b2: 'É uma jogada normal, mas o azul fica com a casa forte. Troque: só agora é permitido.',
            d2: 'É uma jogada normal, mas o azul fica com a casa forte. Troque: só agora é permitido.',
          },
        },
        {
          ask: 'O marfim jogou. O azul é seu: deslize o peão para onde quiser.',
          right: 'A peça que pôs é azul. Já não se pode voltar a trocar.',
        },
        {
          ask: 'Outro jogo: o azul começou num canto, que neste tabuleiro é fraco. Não troque, mova o peão.',
          right: 'Fica com o marfim, e o azul fica com o canto fraco.',
          tries: { swap: 'Assim o canto fraco passa a ser seu. Fique com o marfim e mova o peão.' },
        },
        {
          ask: 'Outro jogo: começou em c2 e o adversário trocou. Por isso joga agora com o marfim: mova o peão.',
          right: 'É isto a troca: uma só vez, logo depois da primeira peça. Torna justa a primeira jogada.',
        },
      ],
    },
    'look-ahead': {
      title: 'Olhar antes de andar',
      about: 'Um bom começo, e o erro mais comum.',
      steps: [
        {
          ask: 'Uma boa primeira casa neste tabuleiro: nem um canto, nem o meio de um lado. Escolha uma.',
          right: 'De cada uma destas nove casas o azul pode ganhar. Por isso um bom adversário trocaria agora.',
          tries: {
            a1: 'Um canto perde aqui, se o marfim jogar bem. Tente mais para dentro ou ao lado de um canto.',
            e1: 'Um canto perde aqui, se o marfim jogar bem. Tente mais para dentro ou ao lado de um canto.',
            e5: 'Um canto perde aqui, se o marfim jogar bem. Tente mais para dentro ou ao lado de um canto.',
            c1: 'O meio de um lado perde aqui, se o marfim jogar bem. Tente outra casa.',
            c3: 'O meio de um lado perde aqui, se o marfim jogar bem. Tente outra casa.',
            e3: 'O meio de um lado perde aqui, se o marfim jogar bem. Tente outra casa.',
          },
        },
        {
          ask: 'Antes de mover, veja o que o marfim podia fechar com um passo. Só uma casa é segura.',
          right: 'Certo. De c1 o marfim não tem um passo que ganhe.',
          tries: {
            a1: 'O marfim dá um passo para b2, prende o peão e tem lá mais peças.',
            b2: 'O marfim dá um passo para a1, prende o peão e tem lá mais peças.',
            d1: 'O marfim dá um passo para c1, prende o peão e tem lá mais peças.',
          },
        },
        {
          ask: 'Mais uma vez: que casa não dá ao marfim um passo que ganhe?',
          right: 'Sim, b1. Entrar na armadilha antes de estar pronta estraga-a.',
          tries: {
            c1: 'O marfim vai para b1 e ganha. Vá lá primeiro.',
            d3: 'O marfim vai para e4 e ganha.',
            e4: 'O marfim vai para d3 e ganha.',
          },
        },
        {
          ask: 'Três das suas quatro jogadas perdem logo. Encontre a quarta.',
          right: 'De c2 o marfim tem de ir para b2, e o azul fecha o canto a1. Uma jogada segura ganha muitas vezes.',
          tries: {
            b2: 'O marfim vai para c2 e ganha.',
            d1: 'O marfim vai para e2 e ganha.',
            e2: 'O marfim vai para d1 e ganha.',
          },
        },
      ],
    },
    'two-traps': {
      title: 'Obrigar a entrar',
      about: 'Um plano: corredores, e duas armadilhas ao mesmo tempo.',
      steps: [
        {
          ask: 'Num corredor estreito, conte as casas. Deixe ao marfim uma só jogada: a sua armadilha em c1.',
          right: 'O marfim teve de ir para c1 e prendeu o peão a seu favor. Nos corredores, contar diz quem entra.',
          tries: { c3: 'Agora o peão está livre do outro lado. Mantenha-o no corredor.' },
        },
        {
          ask: 'Uma armadilha estraga-se, duas não. Que casa, entre os cantos a1 e e5, lhe dá as duas?',
          right: 'De c3 o marfim só pode ir para um dos cantos, e em cada um deles a armadilha é sua.',
          tries: {
            b2: 'Isso deixa ao marfim uma resposta segura. Procure uma casa entre os dois cantos.',
            c1: 'Isso deixa ao marfim uma resposta segura. Procure do outro lado, entre os dois cantos.',
          },
        },
        {
          ask: 'Erga um muro: preencha a falha na sua fila de c1 a c3. Assim, a cada resposta do marfim, pode fechar uma armadilha.',
          right: 'A sua fila c1, c2, c3 corta o tabuleiro: para onde quer que o marfim vá, há uma armadilha sua.',
          tries: {
            d3: 'Isso deixa ao marfim uma resposta segura. Corte o tabuleiro com uma fila de peças azuis.',
            e2: 'Isso deixa ao marfim uma resposta segura. Corte o tabuleiro com uma fila de peças azuis.',
          },
        },
        {
          ask: 'Acabe o jogo: que passo prende o peão?',
          right: 'São 3 contra 2, e já conhece o plano: erguer muros, ameaçar duas vezes, obrigar a entrar.',
          tries: { e3: 'Daí o peão ainda se pode mover. Procure uma casa sem vizinhas vazias.' },
        },
      ],
    },
  },
}
