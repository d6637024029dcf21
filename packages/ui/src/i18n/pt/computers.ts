import type { computers as en } from '../en/computers'
import type { Texts } from '../texts'

/** The levels of the computer. */
export const computers: Texts<typeof en> = {
  level: {
    1: { name: 'Estreante', about: 'Vê a jogada do momento e pouco mais. Bom para aprender.' },
    2: { name: 'Aprendiz', about: 'Vê a resposta do adversário e avalia mal o resto.' },
    3: { name: 'Experiente', about: 'Pensa duas jogadas à frente, com um ou outro deslize.' },
    4: { name: 'Forte', about: 'Pensa várias jogadas à frente, igual em qualquer dispositivo.' },
    5: { name: 'Perito', about: 'Pouco lhe escapa do que está perto, e responde depressa.' },
    6: { name: 'Mestre', about: 'Vê mais longe do que o Perito.' },
    7: { name: 'Grão-mestre', about: 'Pensa até três segundos e planeia muito à frente.' },
    8: { name: 'Campeão', about: 'Quase tudo o que há, em menos de cinco segundos.' },
    max: { name: 'Força máxima', about: 'Pensa sem pressa e joga o melhor que este dispositivo permite.' },
  },
}
