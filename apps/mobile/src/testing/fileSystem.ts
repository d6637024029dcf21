/** The files of the fake expo-file-system, in memory, by address. */
export const files = new Map<string, string | Uint8Array>()

export const Paths = { cache: 'cache' }

export class File {
  readonly uri: string

  constructor(...parts: readonly string[]) {
    this.uri = parts.join('/')
  }

  get exists(): boolean {
    return files.has(this.uri)
  }

  write(content: string | Uint8Array, { encoding }: { readonly encoding?: 'base64' } = {}): void {
    files.set(this.uri, encoding === undefined ? content : `${encoding} ${String(content)}`)
  }

  text(): Promise<string> {
    const content = files.get(this.uri)
    return typeof content === 'string' ? Promise.resolve(content) : Promise.reject(new Error('no such text'))
  }

  moveSync(to: File): void {
    const content = files.get(this.uri)
    if (content === undefined) throw new Error('no such file')
    files.set(to.uri, content)
    files.delete(this.uri)
  }
}
