import { hashText } from './hash'

test.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('the hash of "%s" is the published FNV-1a value', (text, hash) => {
  expect(hashText(text)).toBe(hash)
})
