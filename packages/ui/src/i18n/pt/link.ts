import type { link as en } from '../en/link'
import type { Texts } from '../texts'

/** A game that came by link. */
export const link: Texts<typeof en> = {
  link: {
    title: 'Um jogo para si',
    review: 'Rever o jogo',
    open: 'Abrir este jogo',
    known: 'Já tem exatamente este jogo.',
    endedThere: 'Já tem este jogo; na ligação alguém o deu por terminado.',
    endedHere: 'Já tem este jogo, e terminou; na ligação ainda não.',
    behind_one: 'Já tem este jogo; a ligação vai {{count}} jogada à frente.',
    behind_other: 'Já tem este jogo; a ligação vai {{count}} jogadas à frente.',
    ahead_one: 'Já tem este jogo; o seu vai {{count}} jogada à frente.',
    ahead_other: 'Já tem este jogo; o seu vai {{count}} jogadas à frente.',
    parts:
      'Tem um jogo que começa como este. Diferem a partir da jogada {{move}}: no seu é “{{own}}”, na ligação é “{{other}}”.',
    yours: 'O seu: {{game}}',
    update_one: 'Juntar a jogada ao meu',
    update_other: 'Juntar as {{count}} jogadas ao meu',
    continue: 'Continuar o meu',
    both: 'Ficar com os dois',
    refused: 'Não é possível abrir esta ligação.',
  },
}
