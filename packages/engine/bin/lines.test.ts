import { splitLines } from './lines'

/** The lines as texts; undefined for one that was cut. */
async function read(chunks: readonly string[], maxBytes = 100): Promise<(string | undefined)[]> {
  const stream = (async function* () {
    for (const chunk of chunks) yield await Promise.resolve(Buffer.from(chunk))
  })()
  const lines: (string | undefined)[] = []
  for await (const { bytes, cut } of splitLines(stream, maxBytes)) lines.push(cut ? undefined : bytes.toString('utf8'))
  return lines
}

test.each([
  [['a\nb\n'], ['a', 'b']],
  [
    ['a', 'b\nc', '\n'],
    ['ab', 'c'],
  ],
  [['\n\n'], ['', '']],
  [['a\nlast'], ['a', 'last']],
  [[], []],
])('%j holds the lines %j', async (chunks, lines) => {
  expect(await read(chunks)).toEqual(lines)
})

test('a line that is too long is cut, and the next one is read', async () => {
  expect(await read(['x'.repeat(6), 'x'.repeat(6), '\nok\n', 'y'.repeat(10), '\n'], 10)).toEqual([
    undefined,
    'ok',
    'y'.repeat(10),
  ])
})
