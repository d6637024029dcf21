import type { computers as en } from '../en/computers'
import type { Texts } from '../texts'

/** The levels of the computer. */
export const computers: Texts<typeof en> = {
  level: {
    1: { name: 'Estreante', about: 'Joga por instinto e engana-se muitas vezes. Bom para aprender.' },
    2: { name: 'Aprendiz', about: 'Vê as ameaças claras e deixa escapar as outras.' },
    3: { name: 'Experiente', about: 'Pensa algumas jogadas à frente, com um ou outro deslize.' },
    4: { name: 'Forte', about: 'Raramente falha e joga igual em qualquer dispositivo.' },
    5: { name: 'Perito', about: 'O melhor que consegue em pouco tempo.' },
    max: { name: 'Força máxima', about: 'Pensa sem pressa e joga o melhor que este dispositivo permite.' },
  },
}
