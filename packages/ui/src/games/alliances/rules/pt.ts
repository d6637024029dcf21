import type { Texts } from '../../../i18n/texts'
import type { en } from './en'

/** The rules of Alliances in words. */
export const pt: Texts<typeof en> = {
  goal: 'O objetivo',
  goalText: 'Ganhe duas das três cores antes do adversário.',
  goalHow: 'Ganha-se uma cor unindo os dois lados dela com uma cadeia, ou quando o adversário já não os pode unir.',
  goalPicture:
    'O disco roxo em e5 fecha duas cadeias da tabela A: laranja com roxo, e roxo com verde. A tabela A tem duas cores e ganha.',

  board: 'Tabuleiro e discos',
  boardText: 'O tabuleiro é um hexágono de 121 casas, sem os seis cantos. Os lados opostos têm a mesma cor.',
  boardDiscs:
    'Há 42 discos de cada cor numa reserva comum. Nenhum disco é de ninguém: ambos podem colocar qualquer cor.',
  boardSmall: 'As outras figuras desta página mostram o tabuleiro mais pequeno, de tamanho 5.',
  boardPicture:
    'O tabuleiro: laranja em cima e em baixo, roxo em cima à direita e em baixo à esquerda, verde em baixo à direita e em cima à esquerda.',

  allies: 'Os seus aliados',
  alliesText:
    'O jogador 1 tem a tabela A e o jogador 2 a tabela B, a não ser que escolha o contrário. A tabela dá a cada cor um aliado: a única outra cor que a sua cadeia pode usar.',
  alliesA: 'Tabela A:',
  alliesAOrange: 'Laranja e roxo unem os lados laranja.',
  alliesAPurple: 'Roxo e verde unem os lados roxos.',
  alliesAGreen: 'Verde e laranja unem os lados verdes.',
  alliesB: 'Tabela B:',
  alliesBOrange: 'Laranja e verde unem os lados laranja.',
  alliesBPurple: 'Roxo e laranja unem os lados roxos.',
  alliesBGreen: 'Verde e roxo unem os lados verdes.',
  alliesAid:
    'Na tabela A o aliado é a cor do lado seguinte no sentido dos ponteiros do relógio. Na tabela B é a do lado seguinte no outro sentido.',

  turn: 'A vez de jogar',
  turnText: 'Escolha uma cor, depois uma casa vazia, e ponha lá um disco dessa cor. Qualquer cor, qualquer casa vazia.',
  turnMust: 'Não se pode passar. Os discos nunca se movem nem saem do tabuleiro.',

  chains: 'Ganhar uma cor com uma cadeia',
  chainsText:
    'Uma cadeia é uma fila de discos vizinhos, cada um da cor dos lados ou da cor do seu aliado. Tem de ir de um lado ao outro.',
  chainsPicture: 'Discos laranja e roxos unem os dois lados laranja. O laranja é da tabela A.',
  chainsOwner:
    'Não importa quem pôs os discos. Uma cadeia é do jogador de cujas cores é feita, mesmo que o outro ponha o último.',
  chainsBoth:
    'Um disco da própria cor pode completar uma cadeia para os dois ao mesmo tempo. Então a cor é de quem o pôs.',
  chainsBothPicture:
    'O laranja em e5 serve a ambos: a tabela A passa pelo roxo em d5, a tabela B pelo verde em d4. Quem o pôs ganha o laranja.',

  fences: 'Ganhar uma cor com uma barreira',
  fencesText:
    'Também ganha uma cor quando o adversário já não pode unir os lados dela: discos que ele não pode usar fecham todos os caminhos.',
  fencesPicture:
    'A barreira roxa isola o lado laranja de baixo. A tabela B não pode usar aqui o roxo, por isso o laranja é da tabela A.',
  fencesColour: 'Uma barreira é sempre de uma só cor: nem a dos lados, nem a do aliado de quem fica de fora.',
  fencesGap: 'Pode acabar no vazio de um canto que falta. A casa junto a esse vazio não é de nenhum lado.',
  fencesOwn: 'Conta, seja quem for que a complete, mesmo que feche o caminho a si próprio.',

  won: 'Cores ganhas',
  wonText: 'Cada cor ganha-se uma só vez. O vencedor tira da reserva um disco dela como troféu, se ainda houver.',
  wonPlay:
    'Os discos de uma cor ganha podem continuar a ser postos e a servir de aliados. Só os dois lados dela saem do jogo.',
  wonMany: 'Um disco pode decidir duas ou três cores de uma vez. Todas são atribuídas antes de o jogo acabar.',
  wonManyPicture:
    'Uma cadeia de uma só cor de lado a lado decide tudo: o jogador 1 fecha-a em e5 e ganha o laranja, e o verde por barreira. O roxo é do jogador 2.',

  end: 'O fim',
  endTwo: 'Quem tiver duas cores ganha logo.',
  endNoDraw: 'Não há empates: com o tabuleiro cheio, todas as cores estão decididas.',
  endSupply: 'Uma cor sem discos na reserva já não pode ser posta. Só isso não fecha o caminho a ninguém.',

  optionSize:
    'Casas de cada lado, contando os cantos que faltam: de 3 a 9. O tabuleiro publicado tem 7, e 5 é bom para um primeiro jogo.',
  optionFirstChart: 'A tabela do jogador 1. As duas são igualmente boas.',
  optionPie:
    'Com a regra da troca, o jogador 2 pode responder ao primeiro disco trocando de tabela em vez de pôr um disco. Está desligada, a não ser que a ligue.',

  noteDisc: 'Um disco laranja em g7. As letras o, p e g são laranja, roxo e verde (do inglês).',
  noteCell:
    'As linhas são letras a partir de baixo. Os números contam as diagonais que sobem para a esquerda, a partir do lado de baixo à esquerda.',
  noteSwap: 'Os jogadores trocam de tabela.',

  hintAll: 'Cada disco ajuda e estorva nas três cores. Veja todas antes de pôr um.',
  hintLine:
    'Uma cadeia de uma só cor entre os seus próprios lados decide todas as cores em aberto. Enquanto ninguém tiver ganho uma cor, quem a completar ganha o jogo.',
  hintFence:
    'No tabuleiro de tamanho 7 uma cadeia precisa de 13 discos, mas uma barreira ao longo de um lado só de 5. Cuidado com as barreiras curtas.',

  source: 'Alliances foi criado por Markus Hagenauer e publicado pela nestorgames em 2020.',
  sourceSwap: 'Os outros tamanhos e a regra da troca não fazem parte do jogo publicado.',
}
