import type { home as en } from '../en/home'
import type { Texts } from '../texts'

/** The home page. */
export const home: Texts<typeof en> = {
  home: {
    games: 'Jogos',
    play: 'Jogar',
    playGame: 'Jogar {{game}}: {{players}}',
    learn: 'Aprender',
    learnGame: 'Aprender {{game}}: pequenas lições no tabuleiro',
    options: 'Opções',
    optionsOf: 'Opções de {{game}}',
    rules: 'Regras',
    rulesOf: 'Regras de {{game}}',
    continue: 'Continuar',
    continueGame: 'Continuar {{game}}, {{players}}. {{turn}}',
    recent: 'Terminados há pouco',
    install: 'Ter o Tabuleiro à mão?',
    installAbout: 'Como aplicação neste dispositivo, abre pelo seu próprio ícone, mesmo sem rede.',
    installNow: 'Instalar',
    installNot: 'Agora não',
    explore: 'Explorar',
    saved: 'Jogos guardados',
    settings: 'Definições',
    about: 'Sobre',
  },
}
