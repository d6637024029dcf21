/** The value of a key in a property list, as XML. */
export function plistValue(plist: string, key: string): string | undefined {
  const name = key.replaceAll('.', '\\.')
  return new RegExp(
    `<key>${name}</key>\\s*(<array>.*?</array>(?=\\s*<(?:key|/dict))|<[^<>]*>(?:[^<]*</\\w+>)?)`,
    's',
  ).exec(plist)?.[1]
}

/** The strings in the value of a key, at any depth. */
export function plistStrings(plist: string, key: string): string[] {
  return [...(plistValue(plist, key) ?? '').matchAll(/<string>([^<]*)<\/string>/g)].map(([, text]) => text ?? '')
}
