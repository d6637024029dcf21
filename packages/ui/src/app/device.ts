import type { Destination } from './routes'

/** A short sound of the app. */
export type Sound = 'move' | 'capture' | 'special' | 'win' | 'lose' | 'refuse'

/** What a device can do beyond drawing. None of it is needed to play: an app may answer `false`. */
export interface Device {
  /** Whether it may drop what the app stores after some days without a visit: Safari does, off the home screen. */
  readonly isForgetful: boolean
  /** The full address of a page of the app, for links. */
  addressOf(destination: Destination): string
  /** The full address of a link that carries a game. */
  linkTo(payload: string): string
  copy(text: string): Promise<boolean>
  /** Reads the clipboard; undefined if it holds no text or the person does not allow it. */
  paste(): Promise<string | undefined>
  /** Opens the device's share sheet with a text or a link; false if it has none, undefined if the person closed it. */
  share(what: { readonly title: string; readonly text: string; readonly url?: string }): Promise<boolean | undefined>
  /**
   * Opens the device's share sheet with a picture, a PNG file in base64, or saves it as a file if there is no share
   * sheet. Answers undefined if the person closed the sheet.
   */
  sharePicture(what: {
    readonly title: string
    readonly name: string
    readonly png: string
  }): Promise<'sent' | 'saved' | 'failed' | undefined>
  /** Saves a text as a file; false if that fails. */
  save(name: string, type: string, text: string): Promise<boolean>
  /** Lets the person choose a file and reads it as text; undefined if none was chosen. */
  open(type: string): Promise<string | undefined>
  play(sound: Sound): void
  /** Gives light haptic feedback. */
  tick(): void
  /** Keeps the screen from turning off while `isOn`. */
  keepScreenOn(isOn: boolean): void
  /**
   * Calls back with false when the person leaves the app (for another tab or app, or by locking the device), at once if
   * they already have, and with true when they return; never with the same value twice in a row. The returned function
   * ends it.
   */
  watchPresence(listener: (isPresent: boolean) => void): () => void
  /**
   * Calls back with a function that asks the person whether to install the app, as soon as that can be asked, and with
   * nothing once it was. The returned function ends it. Absent where there is nothing to install.
   */
  watchInstall?(listener: (install: (() => void) | undefined) => void): () => void
}
