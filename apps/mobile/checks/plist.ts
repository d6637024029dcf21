/** What stands under a key in a property list, as it is written. */
export function plistValue(plist: string, key: string): string | undefined {
  const name = key.replaceAll('.', '\\.')
  return new RegExp(
    `<key>${name}</key>\\s*(<array>.*?</array>(?=\\s*<(?:key|/dict))|<[^<>]*>(?:[^<]*</\\w+>)?)`,
    's',
  ).exec(plist)?.[1]
}

/** The strings under a key, however deep. */
export function plistStrings(plist: string, key: string): string[] {
  return [...(plistValue(plist, key) ?? '').matchAll(/<string>([^<]*)<\/string>/g)].map(([, text]) => text ?? '')
}
