/** Bytes of Hermes bytecode that the app may have on a platform. */
export const LIMIT = 3_500_000

/** What a phone loads when the app starts. */
export interface Bundle {
  readonly platform: string
  readonly bytes: number
}

/** The bundles in a table, with the limit. */
export function report(bundles: readonly Bundle[]): string {
  const line = (name: string, bytes: number) => `  ${name.padEnd(10)} ${(bytes / 1_000_000).toFixed(2)} MB`
  const rows = bundles.map(({ platform, bytes }) => line(platform, bytes))
  return ['Hermes bytecode:', ...rows, line('may be', LIMIT)].join('\n')
}

/** Whether every platform is there and keeps to the limit. */
export function isWithin(bundles: readonly Bundle[]): boolean {
  return bundles.length === 2 && bundles.every(({ bytes }) => bytes <= LIMIT)
}
