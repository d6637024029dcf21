/** A date as lists show it. */
export function formatDay(locale: string, millis: number): string {
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' }).format(millis)
}
