/** What a stream of bytes holds between two line ends. */
export interface RawLine {
  readonly bytes: Buffer
  /** True when the line was longer than `maxBytes`; the rest of it was dropped. */
  readonly cut: boolean
}

/** Splits a byte stream into lines, with at most `maxBytes` of each, so that no line can fill the memory. */
export async function* splitLines(stream: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<RawLine> {
  let parts: Buffer[] = []
  let length = 0
  let cut = false
  const add = (part: Buffer) => {
    const room = maxBytes - length
    if (part.length > room) cut = true
    if (room > 0 && part.length > 0) parts.push(part.subarray(0, room))
    length += Math.min(room, part.length)
  }
  const take = (): RawLine => {
    const line = { bytes: Buffer.concat(parts), cut }
    parts = []
    length = 0
    cut = false
    return line
  }
  for await (const chunk of stream) {
    let from = 0
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
      add(chunk.subarray(from, end))
      yield take()
      from = end + 1
    }
    add(chunk.subarray(from))
  }
  if (length > 0) yield take()
}
