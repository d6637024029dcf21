/** What a stream of bytes holds between two line ends; undefined for a line longer than `keep` bytes, which is passed over. */
export async function* linesOf(stream: AsyncIterable<Buffer>, keep: number): AsyncGenerator<string | undefined> {
  let parts: Buffer[] = []
  let length = 0
  const add = (part: Buffer) => {
    length += part.length
    if (length > keep) parts = []
    else parts.push(part)
  }
  const take = (): string | undefined => {
    const line = length > keep ? undefined : Buffer.concat(parts).toString('utf8')
    parts = []
    length = 0
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
