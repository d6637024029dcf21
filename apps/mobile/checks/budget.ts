/**
 * The limit for the Hermes bytecode of each platform, in bytes. Every text is there in both languages: the courses
 * alone took 0.3 MB.
 */
export const LIMIT = 4_200_000

/** The bytecode that a phone loads when the app starts. */
export interface Bundle {
  readonly platform: string
  readonly bytes: number
}

/** Formats the bundles as a table with the limit. */
export function report(bundles: readonly Bundle[]): string {
  const line = (name: string, bytes: number) => `  ${name.padEnd(10)} ${(bytes / 1_000_000).toFixed(2)} MB`
  const rows = bundles.map(({ platform, bytes }) => line(platform, bytes))
  return ['Hermes bytecode:', ...rows, line('may be', LIMIT)].join('\n')
}

/** Whether both platforms are there and within the limit. */
export function isWithin(bundles: readonly Bundle[]): boolean {
  return bundles.length === 2 && bundles.every(({ bytes }) => bytes <= LIMIT)
}
