/** A short sound of our own making. */
export type Sound = 'move' | 'capture' | 'special' | 'win' | 'refuse'

/** What a device can do beyond drawing. None of it is needed to play: a shell may answer `false`. */
export interface Device {
  /** The whole address of a game carried in a link. */
  linkTo(payload: string): string
  copy(text: string): Promise<boolean>
  /** The text that was last copied; undefined where there is none or its owner does not let us see it. */
  paste(): Promise<string | undefined>
  /** Hands a text or a link to the device's own way of sharing; false where it has none, undefined where its owner left it. */
  share(what: { readonly title: string; readonly text: string; readonly url?: string }): Promise<boolean | undefined>
  /**
   * Hands a picture, a PNG file in base64, to the device's own way of sharing, or keeps it as a file where there is none;
   * undefined where its owner left it.
   */
  sharePicture(what: {
    readonly title: string
    readonly name: string
    readonly png: string
  }): Promise<'sent' | 'saved' | 'failed' | undefined>
  /** Keeps a text as a file of its owner; false where that cannot be done. */
  save(name: string, type: string, text: string): Promise<boolean>
  /** Lets its owner choose a file and reads it as text; undefined where none was chosen. */
  open(type: string): Promise<string | undefined>
  play(sound: Sound): void
  /** A light tap that the hand feels. */
  tick(): void
  /** Keeps the screen from going dark, until told otherwise. */
  keepScreenOn(isOn: boolean): void
  /**
   * Calls back with false when its owner leaves the app (for another tab or app, or by the lock), at once where that has
   * happened, and with true on return; never with the same twice in a row. What it returns ends it.
   */
  watchPresence(listener: (isPresent: boolean) => void): () => void
}
