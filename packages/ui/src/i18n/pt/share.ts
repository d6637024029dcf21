import type { share as en } from '../en/share'
import type { Texts } from '../texts'

/** Sharing a game, and opening a shared one. */
export const share: Texts<typeof en> = {
  share: {
    title: 'Partilhar',
    link: 'Ligação',
    linkAbout: 'O jogo inteiro viaja na ligação, sem relógio, sem avisos e sem prova de quem jogou.',
    names: 'Nomes na ligação',
    namesAbout: 'Desligado: quem a abrir não vê nomes.',
    copyLink: 'Copiar ligação',
    sendLink: 'Enviar…',
    showCode: 'Código QR',
    code: 'Código QR da ligação',
    noCode: 'Este jogo é demasiado longo para um código QR. Envie a ligação ou o texto.',
    picture: 'Imagem',
    pictureOf: 'Imagem do tabuleiro: {{caption}}',
    pictureNames: 'Nomes na imagem',
    sendPicture: 'Partilhar imagem',
    record: 'Registo',
    recordAbout: 'Em texto para ler, ou em JSON para programas.',
    copyText: 'Copiar texto',
    saveText: 'Guardar texto',
    copyJson: 'Copiar JSON',
    saveJson: 'Guardar JSON',
    copied: 'Copiado.',
    saved: 'Guardado.',
    sent: 'Partilhado.',
    failed: 'Este dispositivo não o permite.',
    message: '{{game}}: {{players}}',
  },
}
