import type { settings as en } from '../en/settings'
import type { Texts } from '../texts'

/** What is chosen once for all games. */
export const settings: Texts<typeof en> = {
  settings: {
    title: 'Definições',
    appearance: 'Aspeto e língua',
    language: 'Língua',
    languageAbout: 'Auto segue o dispositivo.',
    languages: { system: 'Auto', en: 'English', pt: 'Português' },
    theme: 'Tema',
    themeAbout: 'Vidrado claro ou escuro. Auto segue o dispositivo.',
    themes: { system: 'Auto', light: 'Claro', dark: 'Escuro' },
    moving: 'Ao jogar',
    confirm: 'Confirmar jogadas',
    confirmAbout:
      'A jogada espera por um segundo toque. Auto: onde as casas são pequenas, para que um deslize não custe nada.',
    confirms: { auto: 'Auto', always: 'Sempre', never: 'Nunca' },
    legalMarks: 'Marcar jogadas possíveis',
    legalMarksAbout: 'Pontos onde se pode tocar a seguir.',
    motion: 'Animação',
    motionAbout: 'A velocidade das peças. Se o dispositivo pede menos movimento, assim se faz.',
    motions: { off: 'Sem', fast: 'Rápida', normal: 'Normal' },
    sound: 'Som',
    soundAbout: 'Um som curto em cada jogada.',
    haptics: 'Vibração',
    hapticsAbout: 'Um toque leve que se sente na mão.',
    board: 'O tabuleiro',
    coordinates: 'Coordenadas',
    coordinatesAbout: 'Letras e números junto ao tabuleiro, onde há espaço.',
    numerals: 'Algarismos nas peças',
    numeralsAbout: 'As forças em números em vez de pintas.',
    boardSide: 'Tabuleiro em ecrãs largos',
    boardSideAbout: 'De que lado fica o tabuleiro; as jogadas ficam do outro.',
    boardSides: { left: 'Esquerda', right: 'Direita' },
    seating: 'Como se sentam',
    seatingAbout:
      'Dois num só ecrã. Lado a lado nada se vira; frente a frente cada um tem os botões do seu lado, num tablet ou telemóvel alto; de mão em mão, o tabuleiro vira-se para quem joga.',
    seatings: { side: 'Lado a lado', face: 'Frente a frente', pass: 'De mão em mão' },
    cover: 'Cobrir entre jogadas',
    coverAbout: 'O tabuleiro fica escondido até o outro jogador pegar no dispositivo.',
  },
}
