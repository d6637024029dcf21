import type { Texts } from '../../../i18n/texts'
import type { en } from './en'

/** The lessons of Alliances in words. */
export const pt: Texts<typeof en> = {
  other: '{{did}} É permitido, mas não faz o que se pede.',
  lessons: {
    place: {
      title: 'Qualquer cor, qualquer casa',
      about: 'Ponha discos, una lados, ganhe duas cores.',
      steps: [
        {
          ask: 'Escolha uma cor, depois uma casa vazia, e ponha um disco. Qualquer cor, qualquer casa.',
          right: 'É uma jogada inteira. Nenhum disco é de ninguém: ambos usam as três cores.',
        },
        {
          ask: 'Não tem de ficar com a mesma cor. Ponha agora um disco roxo, onde quiser.',
          right: 'Os discos nunca se movem nem saem do tabuleiro.',
          tries: {
            od3: 'Esse é laranja. Escolha primeiro o roxo, depois uma casa.',
            gd3: 'Esse é verde. Escolha primeiro o roxo, depois uma casa.',
          },
        },
        {
          ask: 'Os lados laranja ficam em cima e em baixo: una-os. Para o laranja também serve o roxo, o seu aliado. Feche a falha.',
          right: 'Uma cadeia seguida de um lado ao outro: o laranja é seu.',
          tries: {
            gd4: 'O verde não é seu aliado para o laranja. Use laranja ou roxo.',
            gd5: 'O verde não é seu aliado para o laranja. Use laranja ou roxo.',
          },
        },
        {
          ask: 'A cadeia de cima a baixo deu-lhe o laranja. Duas cores ganham: una os lados roxos com roxo e o aliado verde.',
          right: 'Duas cores: ganhou. É esse o objetivo do jogo. O tabuleiro a sério é maior, as regras são as mesmas.',
          tries: { od4: 'O laranja não é seu aliado para o roxo. Use roxo ou verde.' },
        },
      ],
    },
    chain: {
      title: 'As cadeias',
      about: 'Una dois lados com uma cor e o seu aliado.',
      steps: [
        {
          ask: 'Os três pares junto do seu nome são a sua tabela: o laranja vai com o roxo. Una os lados laranja, em cima e em baixo.',
          right: 'Nesta cadeia, discos laranja e roxos contam da mesma maneira.',
          tries: {
            gd4: 'O verde não pertence a esta cadeia. Use laranja ou roxo.',
            oc3: 'A cor está certa, mas fica uma falha em d4.',
          },
        },
        {
          ask: 'O verde vai com o laranja. Una os lados verdes, em cima à esquerda e em baixo à direita.',
          right: 'O verde é seu. Cada cor tem o seu próprio aliado.',
          tries: { pd4: 'O roxo não pertence a esta cadeia. Use verde ou laranja.' },
        },
        {
          ask: 'O roxo vai com o verde. Uma cadeia pode fazer curvas. Encontre a falha e una os lados roxos.',
          right: 'O roxo é seu. Basta que as casas sejam vizinhas, em qualquer direção.',
          tries: {
            od4: 'O lugar está certo, mas o laranja não pertence a esta cadeia.',
            oe4: 'O lugar está certo, mas o laranja não pertence a esta cadeia.',
          },
        },
        {
          ask: 'Faltam dois discos para unir os lados laranja. Ponha laranja ou roxo em e5: ficam dois caminhos até c4.',
          right: 'O adversário pôs verde em d4, que não lhe serve para o laranja. Mas d5 continua livre.',
          tries: {
            od4: 'Também serve, mas desta vez use e5: daí há dois caminhos até c4.',
            ge5: 'O verde não pertence a esta cadeia. Use laranja ou roxo.',
          },
        },
        {
          ask: 'Contorne o disco verde do adversário, por d5, e ganhe o laranja.',
          right: 'Dois caminhos não se fecham com um só disco. Lembre-se disso.',
          tries: {
            gd5: 'O verde não pertence a esta cadeia. Use laranja ou roxo.',
            oc3: 'Isso une discos laranja e verdes: é uma cadeia do adversário, que ganharia o laranja.',
          },
        },
      ],
    },
    allies: {
      title: 'Aliados de cada um',
      about: 'As duas tabelas são diferentes.',
      steps: [
        {
          ask: 'Os pares junto do outro nome são diferentes: ele une laranja com verde e precisa de d4. Ponha lá o que não lhe serve.',
          right: 'O roxo é seu aliado para o laranja, não dele. A cadeia dele está parada.',
          tries: {
            od4: 'Isso completa a cadeia dele, laranja e verde: o laranja é dele.',
            gd4: 'Isso completa a cadeia dele, laranja e verde: o laranja é dele.',
            pd3: 'A cor está certa, mas ele ainda fecha a falha em d4.',
          },
        },
        {
          ask: 'De quem é a cadeia depende das cores, não de quem as pôs. A sua cadeia para o laranja faz-se de laranja e roxo: preencha a falha em d4.',
          right: 'Laranja e roxo: é sua, seja quem for que pôs os discos.',
          tries: { gd4: 'O verde corta a sua cadeia. Use laranja ou roxo.' },
        },
        {
          ask: 'Agora tem a outra tabela: veja junto do seu nome. Nela o roxo vai com o laranja: una os lados roxos.',
          right: 'Com a primeira tabela isto não era uma cadeia: aí o roxo vai com o verde.',
          tries: { gd4: 'Nesta tabela o verde não é o aliado do roxo. Use roxo ou laranja.' },
        },
        {
          ask: 'Outra vez a mesma tabela: o verde vai com o roxo. Una os lados verdes.',
          right: 'Cada cor tem um aliado para si e o outro para o adversário.',
          tries: { od4: 'Nesta tabela o laranja não é o aliado do verde. Use verde ou roxo.' },
        },
      ],
    },
    shared: {
      title: 'Um disco para os dois',
      about: 'Quem põe o último disco, e o que ele faz.',
      steps: [
        {
          ask: 'Um disco laranja em d4 une os lados para os dois: para si por c4, para o outro por c3. Ponha-o e veja.',
          right: 'Um disco que completa as duas cadeias dá a cor a quem o pôs. O laranja é seu.',
          tries: {
            gd4: 'O verde une os lados só para o outro. Ponha laranja.',
            pd4: 'Também ganha o laranja, com uma cadeia só sua. Mas experimente o disco que serve aos dois: laranja.',
          },
        },
        {
          ask: 'Agora é o segundo jogador, e o outro acaba de jogar em e7. Ponha o disco laranja em d4.',
          right: 'Agora o laranja é seu. Quando um disco completa as duas cadeias, a cor é de quem o pôs.',
          tries: {
            pd4: 'O roxo une os lados só para o jogador 1. Ponha laranja.',
            gd4: 'Também ganha o laranja. Mas ponha o disco que serve aos dois: laranja.',
          },
        },
        {
          ask: 'Às duas cadeias faltam d4 e e5, e o laranja ajudava as duas. Ponha numa dessas casas a cor que só a si serve.',
          right:
            'O roxo trava o outro, e a si já só lhe falta uma casa. Antes de pôr um disco, veja o que ele dá ao outro.',
          tries: {
            oe5: 'Agora o outro põe laranja em d4 e ganha o laranja.',
            od4: 'Agora o outro põe laranja em e5 e ganha o laranja.',
            ge5: 'O verde une a cadeia do outro, não a sua. Ele ganha o laranja em d4.',
            gd4: 'O verde une a cadeia do outro, não a sua. Ele ganha o laranja em e5.',
          },
        },
        {
          ask: 'Um disco pode servir a duas cores. Que cor em d4 une para si os lados laranja e também os roxos?',
          right: 'O roxo serve o laranja como aliado e o roxo como a própria cor: duas cores com um só disco.',
          tries: { gd4: 'O verde une o roxo para si, mas o laranja para o outro. Há uma cor que faz as duas coisas.' },
        },
      ],
    },
    fence: {
      title: 'A barreira',
      about: 'Ganhe uma cor fechando o caminho ao outro.',
      steps: [
        {
          ask: 'Se o outro já não pode unir os lados laranja, a cor é sua. Só lhe servem laranja e verde; o roxo é uma parede: feche a falha em a3.',
          right: 'O lado laranja de baixo ficou fechado. O laranja é seu, por barreira.',
          tries: {
            ga3: 'Para o laranja, o outro pode usar o verde: o caminho fica aberto. Ponha roxo.',
            oa3: 'O outro pode usar o laranja. A barreira tem de ser da cor que ele não pode usar: roxo.',
          },
        },
        {
          ask: 'O tabuleiro não tem casas nos cantos: uma barreira de b2, b3 e b4 fecha todo o lado de baixo. Feche-a em b3.',
          right: 'Não há caminho para o lado de baixo por b2, b3 e b4. O laranja é seu.',
          tries: { gb3: 'O outro passa por cima do verde. Ponha roxo.' },
        },
        {
          ask: 'Para o roxo, o adversário usa roxo e laranja. Que cor lhe fecha o caminho em f7?',
          right: 'O verde. Uma barreira é sempre da única cor que o outro não pode usar.',
          tries: {
            of7: 'Para o adversário, o laranja é aliado do roxo. Use a cor que sobra.',
            pf7: 'O roxo é a própria cor. Use a cor que sobra.',
          },
        },
        {
          ask: 'Para o laranja, o verde não lhe serve. O outro vai fechar o lado de baixo em a2: impeça-o.',
          right: 'Um só disco que possa usar mantém o lado aberto.',
          tries: {
            ga2: 'Isso completa a barreira contra si: o laranja é do outro.',
            ob2: 'O outro ainda fecha o lado com verde em a2. Ocupe essa casa.',
          },
        },
      ],
    },
    'two-colours': {
      title: 'Duas cores ganham',
      about: 'Cadeias e barreiras valem o mesmo.',
      steps: [
        {
          ask: 'O laranja já é seu, pela barreira em baixo. Ganhe o verde, e com ele o jogo.',
          right: 'Duas das três cores: o jogo acabou.',
          tries: { pd4: 'O roxo não é seu aliado para o verde. Use verde ou laranja.' },
        },
        {
          ask: 'O laranja é seu. Ganhe o roxo por barreira: para ele, o verde não serve ao outro. Feche o lado de cima à direita.',
          right: 'Uma cor ganha por barreira vale como as outras.',
          tries: { of7: 'Para o roxo, o outro pode usar o laranja. Feche o lado com verde.' },
        },
        {
          ask: 'Uma cadeia só de laranja, de lado a lado, decide tudo. Feche-a.',
          right: 'O laranja é seu, e fecha o verde ao outro. O roxo é dele, mas já tem duas cores.',
          tries: {
            pd4: 'Ganha o laranja, mas uma cadeia só de laranja ganha também o verde.',
            gd4: 'Com verde, a cadeia é do adversário. Use laranja.',
          },
        },
        {
          ask: 'O outro tem o laranja e ameaça fechar-lhe o verde com roxo em f3. Não perca.',
          right: 'Está a salvo. Quando uma cor já foi, vigie bem as outras duas.',
          tries: {
            pf3: 'Isso fecha a barreira contra si, e o jogo está perdido.',
            gf4: 'O outro põe roxo em f3 e ganha. Ocupe essa casa.',
          },
        },
      ],
    },
    swap: {
      title: 'A troca',
      about: 'Uma opção: ficar com a tabela do primeiro jogador.',
      steps: [
        {
          ask: 'Com a regra da troca, o jogador 2 pode responder ao primeiro disco trocando de tabela. Experimente.',
          right: 'Os pares junto dos nomes trocaram de lugar; o disco fica onde está. Continua o jogador 1.',
          tries: {
            gd5: 'É um disco normal. A troca só é permitida agora, por isso experimente-a.',
            pd3: 'É um disco normal. A troca só é permitida agora, por isso experimente-a.',
          },
        },
        {
          ask: 'O jogador 1 pôs verde. A tabela que era dele é agora sua: ponha um disco qualquer.',
          right: 'Já não se pode voltar a trocar.',
        },
        {
          ask: 'Outro jogo: o primeiro disco não ajuda a tabela do jogador 1. Então não troque, ponha um disco.',
          right: 'Fica com a sua tabela. Só então podia trocar, logo depois do primeiro disco.',
          tries: { swap: 'Assim fica com a tabela do jogador 1. Desta vez fique com a sua e ponha um disco.' },
        },
        {
          ask: 'Outro jogo: começou, e o jogador 2 trocou. Tem agora a tabela dele: ponha um disco qualquer.',
          right: 'É isto a troca: um primeiro disco bom de mais será tomado pelo outro.',
        },
      ],
    },
    guard: {
      title: 'Começar e vigiar',
      about: 'Um bom primeiro disco, e o erro mais comum.',
      steps: [
        {
          ask: 'Um bom primeiro disco fica no meio, à mesma distância dos seis lados. Ponha um em d4.',
          right: 'Do meio, um disco pode entrar numa cadeia em qualquer direção.',
          tries: {
            oa2: 'Na borda um disco tem poucas vizinhas. Fique com o meio.',
            pb1: 'Na borda um disco tem poucas vizinhas. Fique com o meio.',
          },
        },
        {
          ask: 'O erro mais comum é esquecer as barreiras curtas. Que lado verde vai o outro fechar? Impeça-o.',
          right: 'Um disco útil no lado, e a barreira tem de dar uma grande volta.',
          tries: {
            pe2: 'Isso fecha a barreira contra si: o verde é do outro.',
            ge3: 'O outro põe roxo em e2, e o lado fica fechado. Ocupe essa casa.',
          },
        },
        {
          ask: 'À sua cadeia laranja faltam c3 e e5. Numa delas, o laranja une também a do outro. Jogue onde só a si ajuda.',
          right:
            'Agora o outro tem de responder. Antes de cada disco, veja o que ele faz também pelas cadeias do outro.',
          tries: {
            oe5: 'Esse disco une também a cadeia do outro: ele joga em b4 e ganha o laranja.',
            ge5: 'O verde só une a cadeia do outro: ele joga em b4 e ganha o laranja.',
            gc3: 'Para o laranja, o verde é aliado do outro, não seu. Use laranja ou roxo.',
          },
        },
        {
          ask: 'Se a uma cadeia só falta uma casa, fique com ela. Ganhe o jogo com um disco em d4.',
          right: 'O roxo pela cadeia, o laranja pela barreira: duas cores de uma vez.',
          tries: {
            gd4: 'Ganha o roxo, mas uma cadeia só de roxo ganha também o laranja.',
            od4: 'Isso faz uma cadeia de roxo e laranja, que é do outro. Use roxo.',
          },
        },
      ],
    },
    'two-threats': {
      title: 'Duas ameaças',
      about: 'Um plano: ganhar uma cor e ameaçar duas vezes.',
      steps: [
        {
          ask: 'Podia ganhar o roxo em c1 ou em d2. Guarde as duas e ganhe primeiro o laranja com uma barreira.',
          right: 'O laranja é seu, e duas casas ganham o roxo. O outro só pode fechar uma delas.',
          tries: {
            gc1: 'Ganha o roxo, mas depois o outro responde em a3. Primeiro o laranja: o roxo pode esperar.',
            gd2: 'Ganha o roxo, mas depois o outro responde em a3. Primeiro o laranja: o roxo pode esperar.',
          },
        },
        {
          ask: 'O outro respondeu em c1. Ganhe com a outra ameaça.',
          right: 'Duas cores. A uma só ameaça há resposta, a duas não.',
          tries: { gb2: 'Isso deixa um caminho à volta. Feche a barreira junto dos seus dois discos verdes.' },
        },
        {
          ask: 'O laranja é seu. Prolongue o verde de d5 e d6: que duas casas completem uma barreira à direita em cima.',
          right: 'Faça o outro o que fizer, uma das duas casas fica para si.',
          tries: {
            gc5: 'Isso afasta-se do lado de cima à direita. Vá para e6 ou f6.',
            pf3: 'Isso fecha a barreira contra si: o verde é do outro.',
          },
        },
        {
          ask: 'O outro jogou em e6. Feche a falha que resta na sua barreira verde.',
          right: 'A barreira f6, e5, d5, d6 fecha o lado de cima à direita: o roxo é seu, e ganhou o jogo.',
          tries: { ge4: 'Isso deixa um buraco em e5. Feche-o aí.' },
        },
      ],
    },
  },
}
