import type { Texts } from '../../../i18n/texts'
import type { en } from './en'

/** The lessons of Three Dragons in words. */
export const pt: Texts<typeof en> = {
  other: '{{did}} É permitido, mas não faz o que se pede.',
  lessons: {
    rook: {
      title: 'Mover e capturar',
      about: 'Como se movem as peças, o que as para e como se ganha.',
      steps: [
        {
          ask: 'Joga com o marfim. Uma peça anda em linha reta, até onde houver caminho. Leve a peça de quatro pontos, em d2, até à borda, g2.',
          right: 'Esquerda, direita, cima ou baixo, à distância que quiser, nunca na diagonal. Agora joga o azul.',
          tries: {
            'd2-f2': 'Quase: continue até à borda, g2.',
            'd2-e2': 'É o caminho certo, mas continue até à borda, g2.',
            'd2-d3': 'A gruta em d4 parava-a aí. Vá para o lado, até g2.',
          },
        },
        {
          ask: 'Tapam o caminho as outras peças, as montanhas, com picos, e as grutas, como d4. Suba com a peça de d1 até a gruta a parar.',
          right: 'Nenhuma peça para numa gruta nem passa por ela. O azul chegou-se perto de si.',
          tries: { 'd1-d2': 'Pode ir mais uma casa, até d3.' },
        },
        {
          ask: 'Capture: cerque a peça azul em e3 entre duas das suas. A de d3 é uma delas.',
          right: 'Ficou entre d3 e f3, em linha reta, e foi capturada. Para isto, o número de pontos não conta.',
          tries: {
            'g2-g3': 'Isso não fica ao lado de e3. Que peça chega a f3?',
            'g2-e2': 'Está ao lado dela, mas não em linha com d3. Vá para f3.',
          },
        },
        {
          ask: 'Perde quem ficar só com uma peça. O azul tem duas: capture a de c5.',
          right: 'Só lhe resta uma: ganhou. É o essencial do jogo. As próximas lições mostram as outras regras.',
          tries: {
            'c1-c4': 'Está ao lado, mas não há peça sua do outro lado. Vá para d5.',
            'g5-e5': 'Falta uma casa: fique mesmo ao lado, em d5.',
          },
        },
      ],
    },
    closing: {
      title: 'O cerco',
      about: 'Capturar entre duas peças, ou contra um obstáculo.',
      steps: [
        {
          ask: 'Cerque a peça azul em c5 pela direita. A sua peça em b5 ajuda.',
          right: 'Capturada entre b5 e d5. Só captura a peça que se moveu.',
          tries: {
            'g5-e5': 'Falta uma casa. Tem de ficar mesmo ao lado.',
            'c1-c4': 'Por baixo, precisava de uma peça por cima. Use a linha: em b5 já tem uma.',
          },
        },
        {
          ask: 'Uma montanha faz as vezes de uma segunda peça. Capture a2 contra a montanha em a1.',
          right: 'Bastou uma peça. As casas junto às montanhas são perigosas.',
          tries: { 'e3-b3': 'Mais uma casa: tem de ficar em linha com a1 e a2.' },
        },
        {
          ask: 'Uma gruta faz o mesmo. Capture c4 contra a gruta em d4.',
          right: 'As casas junto às grutas também são perigosas.',
          tries: {
            'b1-b3': 'Mais uma casa: para ficar em linha com c4 e d4.',
            'd1-d3': 'Isso é por baixo da gruta. Venha do outro lado de c4.',
          },
        },
        {
          ask: 'A borda do tabuleiro não captura nada. Como se captura a peça em a5?',
          right: 'Por cima: a6, a5 e a gruta em a4 estão em linha.',
          tries: { 'b2-b5': 'Atrás de a5 só há a borda, que não captura nada. Venha por cima.' },
        },
        {
          ask: 'Uma jogada pode cercar várias peças. Capture duas de uma vez.',
          right: 'Foram as duas: c3 contra b3, e e3 contra f3.',
          tries: { 'd1-d2': 'Mais uma casa, para o meio das duas.' },
        },
      ],
    },
    between: {
      title: 'Seguro no meio',
      about: 'Entrar entre duas inimigas não custa nada.',
      steps: [
        {
          ask: 'Só captura a peça que se move: se for a sua a entrar no meio, está segura. Vá para d3, entre as duas peças azuis.',
          right: 'Aí não lhe acontece nada, e o azul jogou outra coisa.',
          tries: { 'd1-d2': 'Coragem: mais uma casa, mesmo para o meio delas.' },
        },
        {
          ask: 'Daí ajuda a capturar. Cerque uma das suas duas vizinhas.',
          right: 'Ficou presa entre as suas peças. O meio era um bom lugar.',
          tries: {
            'd3-d2': 'Fique aí. Traga outra peça para o lado de fora de c3 ou de e3.',
            'b2-c2': 'Venha para o lado de fora, em linha com d3.',
          },
        },
        {
          ask: 'O mesmo vale entre uma inimiga e uma montanha. Vá para b7, entre a montanha e c7.',
          right: 'Está segura: foi ela que lá entrou, nenhuma inimiga a cercou.',
          tries: { 'b2-b6': 'Mais uma casa, até junto da montanha.' },
        },
        {
          ask: 'Mas se a inimiga chegar por último, perde essa peça: b6 ameaça ir para b4 e cercar c4. Não lhe deixe capturas.',
          right: 'Certo: agora o azul não pode capturar nada.',
          tries: {
            'd1-d3': 'O azul vai para b4 e cerca c4 contra a gruta. Mova a própria peça de c4.',
            'c4-c6': 'Aí também é cercada: f6 vai para d6. Escolha outra casa.',
          },
        },
      ],
    },
    strength: {
      title: 'Captura por força',
      about: 'Quanto custa, e quando não vale a pena.',
      steps: [
        {
          ask: 'Os pontos são a força. Uma peça que para ao lado de uma mais fraca pode tomá-la: vá para c4 com o 3 e tome o 2 em c5.',
          right: 'Tomada. Custa um ponto: o seu 3 é agora um 2.',
          tries: {
            'c1-c4': 'Parou ao lado, mas não tomou nada. Vá para c4 e escolha c5.',
            'c1-c3': 'Isso não fica ao lado. Vá mais uma casa.',
          },
        },
        {
          ask: 'Força igual não chega. Ponha o 3 entre c5 e e5: qual delas pode tomar?',
          right: 'O 2, não o 3. Por força só se tomam peças mais fracas.',
          tries: {
            'd6-d5': 'O lugar é esse, mas não tomou nada. Escolha c5.',
            'd6-e6': 'A peça em e5 é um 3 como a sua: não há captura.',
          },
        },
        {
          ask: 'Com um 4 podia tomar qualquer delas, mas só uma. Tome a mais forte, e5.',
          right: 'A vítima é escolha sua. O seu 4 é agora um 3.',
          tries: {
            'd6-d5xc5': 'Assim toma o 2. O 3 em e5 valia mais.',
            'd6-d5': 'Não tomou nada. Escolha e5.',
          },
        },
        {
          ask: 'O 3 em c7 quer tomar d1 a partir de c1. Tape o caminho em c3, mas não tome nada: um 2 cairia.',
          right: 'Pode sempre não tomar. O seu 3 manteve a força, e o azul não pode capturar nada.',
          tries: {
            'f3-c3xb3': 'Agora é um 2, e o 3 em c7 vai para c4 e toma-o.',
            'f3-d3': 'O 3 em c7 ainda vai para c1 e toma d1. Vá mais uma casa.',
          },
        },
        {
          ask: 'Aqui tem de escolher: cercar c3 ou tomar e3 por força. As duas, não. Escolha a que não custa nada.',
          right: 'O cerco é de graça. Fica com o seu 3.',
          tries: {
            'd1-d3xe3': 'Isso custa um ponto, e c3 fica no tabuleiro. Faça antes o cerco.',
            'd1-d2': 'Mais uma casa, para o meio das duas.',
          },
        },
      ],
    },
    dragon: {
      title: 'Acordar um dragão',
      about: 'Ocupe todas as casas ao lado de uma gruta.',
      steps: [
        {
          ask: 'A gruta em a4 tem três casas ao lado, e duas são suas. Ocupe a terceira.',
          right: 'O dragão acorda e é seu: uma peça nova, de força 3.',
          tries: { 'e3-b3': 'Isso não fica ao lado da gruta. A terceira casa é a3.' },
        },
        {
          ask: 'A gruta do meio tem quatro casas e um dragão mais forte. Ocupe a última casa.',
          right: 'Um dragão de força 5, a peça mais forte que há. Ao acordar não captura nada.',
          tries: { 'd2-c2': 'A última casa é d3, mesmo por baixo da gruta.' },
        },
        {
          ask: 'Agora move-se como qualquer peça. Tome por força o 4 azul em d7.',
          right: 'É agora um 4, e a gruta ficou aberta: continua a ser obstáculo, mas não dá segundo dragão.',
          tries: {
            'd4-d6': 'Está ao lado do 4, mas não tomou nada. Vá para lá e escolha d7.',
            'd4-d5': 'Mais uma casa: mesmo ao lado de d7.',
          },
        },
        {
          ask: 'O azul vai acordar o dragão em d4, vindo de g3. Basta uma peça sua ao lado da gruta. Impeça-o.',
          right: 'Enquanto uma das casas não for dele, o dragão dorme.',
          tries: {
            'd1-d2': 'O azul vai para d3 e o dragão acorda. Ocupe essa casa primeiro.',
            'b1-b3': 'O azul vai para d3 e o dragão acorda. Ocupe essa casa primeiro.',
          },
        },
      ],
    },
    end: {
      title: 'Como acaba',
      about: 'Uma só peça, ou nenhuma jogada.',
      steps: [
        {
          ask: 'O azul tem duas peças. Capture uma e o jogo acaba.',
          right: 'Quem fica com uma só peça perde. Os dragões contam como peças.',
          tries: {
            'd1-d3': 'Isso é por baixo da gruta. Cerque c4 pela esquerda.',
            'b2-b3': 'Mais uma casa, em linha com c4 e a gruta.',
          },
        },
        {
          ask: 'Capture as duas de uma vez. Quem fica sem peças também perde.',
          right: 'Não sobrou nenhuma: ganhou. Conte as peças, não a força.',
          tries: { 'd1-d2': 'Mais uma casa, para o meio das duas.' },
        },
        {
          ask: 'Quem não pode mover também perde. Feche o caminho ao azul.',
          right:
            'Nenhuma se pode mover: ganhou. Não são capturadas: só captura a peça que se moveu, e, vistas de b6, atrás delas só há a borda.',
          tries: { 'b1-b5': 'As duas ainda podem ir para b6. Ocupe essa casa.' },
        },
        {
          ask: 'Agora só tem duas peças, e uma está em perigo. Não a perca.',
          right: 'Salva. Com poucas peças, veja primeiro o que pode ser capturado.',
          tries: {
            'f2-f4': 'O azul vai para b4 e cerca c4 contra a gruta: o jogo está perdido.',
            'f2-c2': 'O azul vai para b4 e cerca c4 contra a gruta: o jogo está perdido.',
          },
        },
      ],
    },
    'safe-start': {
      title: 'Fora do alcance',
      about: 'Uma boa primeira jogada, e os erros mais comuns.',
      steps: [
        {
          ask: 'Uma boa primeira jogada não deixa nada para capturar. Avance pouco, ou mova o 4.',
          right: 'Bem: agora o azul não pode capturar nada.',
          tries: {
            'c1-c6': 'Longe de mais: o azul vai para b6 e cerca-a.',
            'b1-b5': 'Longe de mais: o 4 vai para b6 e toma o seu 3 por força.',
          },
        },
        {
          ask: 'Uma peça junto a uma montanha pede cuidado: o azul podia ir para c1. Não lhe deixe capturas.',
          right: 'Muito bem. Junto a um obstáculo basta uma inimiga.',
          tries: {
            'f2-f3': 'O azul vai para c1 e cerca b1 contra a montanha.',
            'b1-b4': 'Aí fica junto a uma gruta, e o azul cerca-a a partir de c4.',
          },
        },
        {
          ask: 'O azul quer cercar c4 a partir de b4. Não fuja: ponha uma peça sua nessa casa.',
          right: 'Lado a lado, protegem-se ao longo da sua linha.',
          tries: {
            'b2-b3': 'O azul ainda chega a b4. Ocupe essa casa primeiro.',
            'd1-d3': 'O azul vai para b4 e cerca c4 contra a gruta.',
          },
        },
        {
          ask: 'O seu 3 pode tomar b3 ou g5, e passa a 2. Olhe para o 3 em c7: que captura é segura?',
          right: 'Em f5 nada o pode tomar. Primeiro veja quem toma de volta, depois capture.',
          tries: {
            'f3-c3xb3': 'Agora o 3 em c7 vai para c4 e toma o seu 2.',
            'f3-f5': 'A casa é essa, mas não tomou nada. Escolha g5.',
          },
        },
      ],
    },
    'dragon-plan': {
      title: 'Um plano com dragão',
      about: 'Acorde o seu em três jogadas e impeça o do outro.',
      steps: [
        {
          ask: 'O plano: três peças à volta da gruta em a4. Comece por a5: o azul não chega a a6, onde a cercaria contra a gruta.',
          right: 'A primeira já lá está. Traga a seguinte antes que o azul se aproxime.',
          tries: { 'b2-b7': 'Junto à montanha, o azul cerca-a a partir de c7. Vá para a gruta.' },
        },
        {
          ask: 'A segunda peça, para b4: também é segura, porque o azul não chega a c4, onde a cercaria contra a gruta.',
          right: 'Já são duas. O azul percebeu e ameaça ir para a6.',
          tries: { 'b2-b3': 'Mais uma casa, até junto da gruta.' },
        },
        {
          ask: 'Depressa: a última casa acorda o dragão antes que o azul ataque.',
          right: 'O dragão é seu. Enquanto está em casa, a gruta não é obstáculo: por isso a5 está segura.',
          tries: {
            'b4-b6': 'Agora há outra vez uma casa vazia ao lado da gruta. Ocupe a última.',
            'e3-e4': 'O azul vai para a6 e cerca a5 contra a gruta.',
          },
        },
        {
          ask: 'Agora só falta g3 ao azul para acordar o dragão em g4. Ponha uma peça no caminho.',
          right:
            'Uma só peça ao lado da gruta estraga o plano todo. Um jogo completo tem um tabuleiro de 9 × 9 casas e oito peças de cada lado.',
          tries: {
            'g2-f2': 'O azul vai para g3, e o dragão acorda.',
            'b2-b3': 'O azul vai para g3, e o dragão acorda.',
          },
        },
      ],
    },
  },
}
