import type { Texts } from '../../../i18n/texts'
import type { en } from './en'

/** The lessons of Turtles in words. */
export const pt: Texts<typeof en> = {
  other: '{{did}} É permitido, mas não faz o que se pede.',
  lessons: {
    hatch: {
      title: 'Do ninho até ao mar',
      about: 'Nascer, andar, chegar ao mar.',
      steps: [
        {
          ask: 'Joga com o verde. Escolha uma tartaruga do ninho e faça-a nascer numa casa da linha de baixo.',
          right: 'É uma jogada. Tem as tartarugas 1 a 5; o número é tamanho, força e peso ao mesmo tempo.',
        },
        {
          ask: 'O outro lado é bege e nasce em cima. Faça nascer a sua 4 em b1.',
          right: 'Pode nascer em qualquer casa da sua primeira linha.',
          tries: {
            h4a: 'A sua 3 está em a1, e a 4 empurrou-a para a frente. Escolha b1.',
            '3u': 'Também pode andar, mas desta vez faça nascer a 4.',
          },
        },
        {
          ask: 'Ou então ande: uma casa para cima, para baixo ou para um lado. Ande com a 3 para a2.',
          right: 'Em cada vez, uma tartaruga nasce ou anda. O seu mar é em cima.',
          tries: {
            '3r': 'Aí subiu para cima da sua 4. Ande para cima, para a2.',
            '4u': 'Essa era a 4. Ande com a 3.',
          },
        },
        {
          ask: 'Já tem duas tartarugas no mar. Com três ganha: siga com a 3.',
          right: 'Três no mar: ganhou. É esse o objetivo do jogo.',
          tries: {
            '3r': 'Da última linha, o mar está a um passo, para cima.',
            '3d': 'Pode andar para trás, mas o mar é para cima.',
          },
        },
      ],
    },
    step: {
      title: 'Andar',
      about: 'Uma casa de cada vez, em quatro direções.',
      steps: [
        {
          ask: 'Uma tartaruga anda uma casa, nunca na diagonal. Ande para a frente com a 3.',
          right: 'Uma casa em cada vez. O bege fez nascer uma tartaruga.',
          tries: { '3r': 'Para o lado também vale, mas ande para a frente, para a2.' },
        },
        {
          ask: 'Agora ande para o lado, para b2.',
          right: 'Pode andar para o lado, mas nunca sair pelo lado da praia. A bege 5 vem aí.',
          tries: {
            '3u': 'Isso é para a frente. Ande para o lado, para b2.',
            '3d': 'Isso é para trás. Ande para o lado, para b2.',
          },
        },
        {
          ask: 'Também pode andar para trás, embora o mar fique para o outro lado. Experimente: volte para b1.',
          right: 'Pode andar para trás, mas nunca sair pelo seu próprio extremo da praia.',
          tries: {
            '3l': 'Isso é para o lado. Ande para trás, para b1.',
            '3u': 'A sua 3 subiu para cima da 5. Boa ideia, mas ande para trás, para b1.',
          },
        },
        {
          ask: 'Da última linha, uma tartaruga segue para o mar. Qual das suas o pode fazer?',
          right: 'No mar está a salvo para sempre.',
          tries: {
            '2l': 'É a 2, mas o mar é para cima.',
            '3u': 'A 3 ainda está longe. Na última linha está a 2.',
          },
        },
      ],
    },
    climb: {
      title: 'Subir',
      about: 'Para cima de uma maior, seja de quem for.',
      steps: [
        {
          ask: 'Uma tartaruga sobe para cima de uma maior, seja de quem for. Suba com a 1 para cima da bege 4.',
          right: 'Agora a 1 vai às costas da 4. As pilhas misturam as duas cores.',
          tries: {
            '1r': 'Foi só um passo. A 4 está por cima da sua 1.',
            h5a: 'As outras que esperem. Ande para cima com a 1.',
          },
        },
        {
          ask: 'Suba com a 2 para cima da sua 3.',
          right: 'Em cima de uma amiga, vai à boleia.',
          tries: {
            '2l': 'Foi só um passo. A 3 está por cima da sua 2.',
            h1b: 'Aí a 1 subiu para cima da 2. Faça a 2 subir para cima da 3.',
          },
        },
        {
          ask: 'Uma tartaruga também sobe ao nascer. Faça nascer uma em cima da sua 5.',
          right: 'Todas são menores do que a 5, por isso qualquer uma podia.',
          tries: {
            h1b: 'Subiu para cima da bege 2. Escolha a1, onde está a sua 5.',
            h3b: 'Empurrou a bege 2. Escolha a1, onde está a sua 5.',
          },
        },
        {
          ask: 'Uma tartaruga só sobe para uma maior. A sua 4 tem à frente a bege 3, a sua 2 tem a bege 5. Suba para uma delas.',
          right: 'A sua 2 é menor do que a 5. A 4 não podia subir para cima da 3.',
          tries: {
            '4u': 'A 4 é maior do que a 3, por isso empurrou-a.',
            '2l': 'Subiu, mas para cima da sua 4. Suba para cima da 5.',
          },
        },
      ],
    },
    push: {
      title: 'Empurrar',
      about: 'As fortes afastam as mais fracas do caminho.',
      steps: [
        {
          ask: 'O que não é maior, a tartaruga empurra. Empurre a bege 2 com a sua 4.',
          right: 'A 2 seguiu uma casa, na mesma direção.',
          tries: { '4r': 'Ande para cima, onde está a 2.' },
        },
        {
          ask: 'Números iguais também empurram. Faça nascer a sua 3 em a1, contra a bege 3.',
          right: 'Uma tartaruga que nasce empurra para a frente.',
          tries: {
            h2a: 'A 2 é menor, por isso subiu. Escolha a 3.',
            h3b: 'É essa tartaruga, mas em a1.',
            h5a: 'Também empurra. Mas experimente a 3: igual já chega.',
          },
        },
        {
          ask: 'Uma pilha conta com a sua soma: 2 e 1 pesam 3. Empurre-a com a sua 4.',
          right: 'A sua 4 é pelo menos 3, por isso a pilha teve de sair.',
          tries: { '4r': 'Ande para cima, onde está a pilha.' },
        },
        {
          ask: 'A pilha em a3 pesa 5. Qual das suas tartarugas tem força para a empurrar?',
          right: 'A 5. Empurradas para fora pelo lado, as duas voltam ao ninho.',
          tries: {
            '4r': 'A 4 é fraca de mais para um peso de 5. Ao lado da pilha está a 5.',
            '5d': 'É essa tartaruga, mas a pilha está à esquerda.',
          },
        },
      ],
    },
    'climb-and-push': {
      title: 'Subir sobre uma parte',
      about: 'Suba para a maior e empurre o resto.',
      steps: [
        {
          ask: 'Em a3, uma 1 vai às costas de uma 5. Entre com a 2: sobe para cima da 5 e empurra a 1.',
          right: 'Sobe para cima do que é maior e empurra o que não é.',
          tries: { '2r': 'Ande para cima, para dentro da pilha.' },
        },
        {
          ask: 'A pilha é 4, 2, 1, de baixo para cima. A sua 3 cabe por cima da 4. Entre.',
          right: 'Empurrou a 2 e a 1 juntas, e a 1 que levava às costas veio com ela.',
          tries: {
            '1u': 'Essa foi a 1 sozinha. Ande com a 3, que está por baixo.',
            '3r': 'Ande para cima, para dentro da pilha.',
          },
        },
        {
          ask: 'Ao nascer é igual. Em b1, uma bege 2 vai às costas da sua 4: livre-se dela.',
          right: 'Está em cima da sua 4, e a 2 seguiu uma casa.',
          tries: {
            h1b: 'A 1 é menor, por isso subiu para cima da 2. Escolha uma maior.',
            h5a: 'Faça-a nascer em b1, onde está a bege 2.',
          },
        },
        {
          ask: 'Atire a bege 3 para fora pelo lado: a sua 4 cabe entre ela e a 5.',
          right: 'A 3 caiu pelo lado e voltou ao ninho.',
          tries: {
            '4u': 'Ande para a esquerda, para dentro da pilha.',
            '4d': 'Ande para a esquerda, para dentro da pilha.',
          },
        },
      ],
    },
    drive: {
      title: 'Carregar e ficar presa',
      about: 'Quem vai às costas vem também, se não pesar de mais.',
      steps: [
        {
          ask: 'Quem vai às costas de uma tartaruga vem com ela. Ande para cima com a sua 4.',
          right: 'A bege 2 foi levada, quisesse ou não.',
          tries: {
            '4d': 'Para a frente: para cima.',
            '4r': 'Para a frente: para cima.',
          },
        },
        {
          ask: 'Também anda uma tartaruga do meio da pilha: as de cima vêm, as de baixo ficam. Leve a sua 4 para cima, até b4.',
          right: 'A 1 veio com ela, a 5 ficou em baixo.',
          tries: {
            '4l': 'É essa tartaruga, mas para cima.',
            h1a: 'Use a 4 em b3: pode sair de cima da 5 quando quiser.',
          },
        },
        {
          ask: 'A sua 4 carrega 3 e 1, uma carga de 4. A carga tem de ser menor do que o número de quem a leva: está presa. Tire a 1 para b2.',
          right: 'Agora a carga é 3, e 4 é mais do que 3.',
          tries: {
            '1u': 'Também solta a 4, mas assim a 1 fica à frente dela. Vá para b2.',
            h5b: 'A 4 continua presa. Tire-lhe a 1 das costas.',
          },
        },
        {
          ask: 'A 4 está solta outra vez. Ande para cima.',
          right: 'A bege 3 vai à boleia, para o lado que não lhe convém.',
          tries: {
            '1l': 'Agora a 1 voltou, e a 4 está presa outra vez.',
            '4r': 'Isso empurrou a sua 1 para fora pelo lado. Ande para cima.',
          },
        },
        {
          ask: 'Também pode fazê-lo ao outro: a bege 5 carrega uma 4. Suba lá para cima, e fica presa.',
          right: 'Uma carga de 5 em cima de uma 5: não pode andar.',
          tries: {
            '1l': 'Isso é ao lado da pilha. Suba para cima dela.',
            h5b: 'Use a 1: pode subir para cima da pilha.',
          },
        },
      ],
    },
    chain: {
      title: 'Cadeias e quedas',
      about: 'O que é empurrado empurra, cai ou é esmagado.',
      steps: [
        {
          ask: 'O que é empurrado segue como se andasse. Ande para cima com a sua 5 e veja.',
          right: 'A 5 empurrou a 3, a 3 empurrou a sua 2, e a 2 está no mar.',
          tries: {
            '2u': 'Também leva a 2 ao mar. Mas experimente uma cadeia: ande com a 5.',
            '2d': 'A sua 2 subiu para cima da 3. Ande antes com a 5.',
          },
        },
        {
          ask: 'Uma tartaruga empurrada também pode subir. Empurre a bege 3.',
          right: 'É menor do que a 4, por isso subiu para cima dela.',
          tries: { '5r': 'Ande para cima, onde está a 3.' },
        },
        {
          ask: 'Uma empurrada que não pode subir nem empurrar é esmagada. Esmague a bege 2 em a2.',
          right: 'A pilha de 2 e 1 era pesada de mais para ela, por isso voltou ao ninho.',
          tries: {
            '2d': 'Isso empurrou-a para baixo, para cima da sua 3. Empurre-a para cima com a 3.',
            '3r': 'Ande para cima, contra a 2.',
          },
        },
        {
          ask: 'Empurrada para fora pelo lado, uma tartaruga volta ao ninho. Empurre a bege 3.',
          right: 'Andou tudo aquilo para nada. Cuidado com vizinhas fortes ao seu lado.',
          tries: {
            '5d': 'A 3 está à esquerda da sua 5.',
            '5u': 'A 3 está à esquerda da sua 5.',
          },
        },
        {
          ask: 'Pelo seu próprio extremo também. Empurre a bege 2 de volta por onde veio.',
          right: 'Veio de cima, por isso voltou ao ninho. De lá pode nascer outra vez.',
          tries: { '3r': 'Ande para cima, contra a 2.' },
        },
      ],
    },
    sea: {
      title: 'O mar',
      about: 'Quem chega, quem volta ao ninho, e ofertas.',
      steps: [
        {
          ask: 'Não importa como se chega: empurrada também vale. Empurre a sua 2 para o mar com a 3.',
          right: 'A 2 está no mar, e a 3 já está na última linha.',
          tries: {
            '2u': 'É uma no mar. Mas com um empurrão a 3 também avança.',
            '2d': 'A sua 2 voltou para cima da 3. Empurre-a antes para cima.',
          },
        },
        {
          ask: 'Quem vai às costas chega ao mesmo tempo. Entre no mar com a sua 4.',
          right: 'Chegaram a 4 e a sua 1. A bege 2 voltou ao ninho: este mar não é o dela.',
          tries: {
            '1u': 'Essa foi a 1 sozinha. Ande com a 4, que está em baixo.',
            '4r': 'O mar é para cima.',
          },
        },
        {
          ask: 'Ganhe o jogo com um passo.',
          right: 'Três de uma vez. Uma pilha de 4, 2 e 1 vale muito.',
          tries: {
            '1u': 'Uma no mar. Leve as três: ande com a 4.',
            '2u': 'Duas no mar. Leve as três: ande com a 4.',
          },
        },
        {
          ask: 'O bege tem duas no mar, e uma 2 a um passo dele. Trave-a, e não a empurre para lá.',
          right: 'Bem. Quem empurra uma inimiga pelo extremo oposto dela dá-lhe o ponto.',
          tries: {
            '3d': 'Empurrou a 2 para o mar dela: o bege tem três e ganha.',
            '3u': 'Agora a 2 entra no mar, e o bege ganha.',
          },
        },
      ],
    },
    'no-undo': {
      title: 'Não se volta atrás',
      about: 'Não se pode repor tudo como estava.',
      steps: [
        {
          ask: 'O bege empurrou agora a sua 3. Não pode repor a posição de antes. Faça outra jogada qualquer.',
          right: 'Só era proibido empurrar logo de volta.',
        },
        {
          ask: 'Outra vez. Pode empurrar de volta se a posição for nova: faça nascer em a1 uma tartaruga que empurre a sua 3.',
          right: 'A nova empurrou a 3, e a 3 empurrou a bege 3. É uma posição nova.',
          tries: {
            '3r': 'Saiu do caminho. Empurre a bege 3 com a ajuda de uma nova tartaruga.',
            h1a: 'A 1 subiu para cima da sua 3. Escolha uma com força para a empurrar.',
          },
        },
        {
          ask: 'Aqui já jogaram os dois entretanto. Agora pode empurrar de volta.',
          right: 'A regra só olha para a posição antes da última jogada do adversário.',
          tries: {
            '3r': 'Isso empurrou a sua própria 1 para fora. Ande para cima com a 3.',
            '1u': 'Use a 3: para cima.',
          },
        },
        {
          ask: 'Ao nascer é igual. A sua 3 foi empurrada de a1 para o ninho: não pode voltar logo para lá. Use b1.',
          right: 'Na outra casa, a posição é nova.',
          tries: {
            h1a: 'Escolha a 3, e faça-a nascer em b1.',
            h5a: 'É permitido, porque é outra tartaruga. Mas faça nascer a 3 em b1.',
          },
        },
      ],
    },
    carriage: {
      title: 'Viajar em pilha',
      about: 'Um bom começo, e o erro mais comum.',
      steps: [
        {
          ask: 'Juntas são mais rápidas: a 4 pode levar a 2 e a 1. Comece por quem carrega: faça nascer a 4.',
          right: 'Três tartarugas sozinhas precisam de 15 jogadas até ao mar. Às costas de uma, bastam 7.',
          tries: {
            h1a: 'As pequenas vão em cima. Comece pela 4.',
            h1b: 'As pequenas vão em cima. Comece pela 4.',
            h2a: 'As pequenas vão em cima. Comece pela 4.',
            h2b: 'As pequenas vão em cima. Comece pela 4.',
          },
        },
        {
          ask: 'Agora a primeira a subir. Qual deixa ainda lugar para a 1?',
          right: 'Com a 2 e a 1, a carga será 3, menos do que 4.',
          tries: {
            h3a: 'Com a 3 e a 1, a carga seria 4, e a sua 4 ficava presa. Escolha a 2.',
            h5a: 'A 5 empurrou a sua 4. Faça subir uma mais pequena.',
            '4u': 'Ainda não: as outras sobem enquanto ela está em casa.',
          },
        },
        {
          ask: 'Complete a pilha.',
          right: 'Tem agora 4, 2 e 1 numa pilha. Nenhuma 5 ou 4 a pode empurrar: pesa 7.',
          tries: {
            h3a: 'A 3 subiu para cima da 4 e empurrou a sua 2. Escolha a 1.',
            '4u': 'Cabe mais uma: faça nascer primeiro a 1.',
          },
        },
        {
          ask: 'Ande com a 4: a pilha toda vem com ela.',
          right: 'Três tartarugas avançam com um passo. Cuidado com uma 3 ou uma 1: essas ainda entram.',
          tries: {
            '1u': 'A 1 saiu sozinha. Ande com a 4, que está em baixo.',
            '2u': 'A 2 e a 1 deixaram a 4 para trás. Ande com a 4.',
          },
        },
        {
          ask: 'O erro comum: parar ao lado de uma mais forte. Faça uma jogada que não lhe custe uma tartaruga.',
          right: 'Bem. Ao lado de uma inimiga igual ou mais forte, um empurrão atira-a para fora.',
          tries: { '4u': 'Aí a bege 5 fica ao lado e empurra-a para fora.' },
        },
      ],
    },
    defence: {
      title: 'Travar quem corre',
      about: 'Um plano de defesa: empurrar, partir, prender, atirar.',
      steps: [
        {
          ask: 'O bege tem duas no mar, e a 3 está a um passo. Empurre-a com uma tartaruga do seu ninho.',
          right: 'É por isso que uma forte no ninho é uma boa guarda.',
          tries: {
            h2a: 'Só vai à boleia: a 3 leva-a e entra no mar.',
            h5b: 'Fica ao lado, não contra ela: a 3 entra no mar.',
          },
        },
        {
          ask: 'Uma pilha de 4, 2 e 1 levaria três de uma vez. Parta-a: que tartaruga consegue entrar?',
          right: 'Agora o bege já não pode levar as três.',
          tries: {
            h5b: 'A pilha entra no mar e o bege ganha. Entre na pilha.',
            h3b: 'É essa tartaruga, mas noutra casa: entre na pilha em a1.',
          },
        },
        {
          ask: 'A sua 3 está em cima da bege 4. Ponha-lhe tanto peso que não possa dar o último passo.',
          right: 'A carga é 4 ou mais: está presa.',
          tries: {
            '3r': 'Agora a 4 não carrega nada e entra no mar.',
            h5b: 'A 4 carrega só 3 e entra no mar.',
          },
        },
        {
          ask: 'O melhor é atirar quem corre para fora pelo lado. A sua 3 está ao lado da bege 3.',
          right: 'De volta ao ninho: o bege tem de recomeçar com ela.',
          tries: {
            h5a: 'A 3 continua lá. Empurre-a para o lado.',
            '3u': 'Passou por ela. Empurre-a para o lado.',
          },
        },
      ],
    },
  },
}
