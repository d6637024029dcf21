import type { TFunction } from 'i18next'

const SECOND = 1_000
/** Below this many milliseconds tenths are shown. */
const TENTHS = 10_000

/** Time as a clock writes it: 1:05:00, 4:59, 9.3. Rounded up, so that 0:00 means that no time is left. */
export function formatTime(left: number): string {
  const tenths = Math.ceil(left / 100)
  if (left < TENTHS && tenths < 100 && tenths > 0) return (tenths / 10).toFixed(1)
  const seconds = Math.ceil(left / SECOND)
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const two = (amount: number) => String(amount).padStart(2, '0')
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}

/** Milliseconds until `formatTime` changes. */
export function millisToNextText(left: number): number {
  const step = left <= TENTHS ? 100 : SECOND
  return left % step || step
}

/** Time in words, for screen readers. */
export function describeTime(t: TFunction, left: number): string {
  const seconds = Math.ceil(left / SECOND)
  const parts = [
    ...(seconds >= 3600 ? [t('clock.hours', { count: Math.floor(seconds / 3600) })] : []),
    ...(seconds >= 60 ? [t('clock.minutes', { count: Math.floor(seconds / 60) % 60 })] : []),
    t('clock.seconds', { count: seconds % 60 }),
  ]
  return parts.join(' ')
}

/** Whether little time is left: less than a tenth of the initial time, or twenty seconds. */
export function isLow(left: number, initial: number): boolean {
  return left < Math.max(20_000, initial / 10)
}
