import { CALENDAR_TAGS } from '@/lib/domain/time/spoken-time'
import { formatInstant } from './dates'

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['hour', 3_600_000],
  ['minute', 60_000],
]
const DAY_MS = 86_400_000

/** "5 minutes ago" within a day, the day and the hour beyond it. */
export function formatAgo(instant: string, now: Date, locale: string): string {
  const passed = Math.max(now.getTime() - new Date(instant).getTime(), 0)
  if (passed >= DAY_MS) return formatInstant(instant, locale)
  const [unit, ms] = STEPS.find((step) => passed >= step[1]) ?? ['minute', 60_000]
  const format = new Intl.RelativeTimeFormat(CALENDAR_TAGS[locale], { numeric: 'auto' })
  return format.format(-Math.floor(passed / ms), unit)
}

/** "5 minutes ago", "3 days ago", "in 12 days": the distance alone, however long; "now" within a minute. */
export function formatSpan(instant: string, now: Date, locale: string): string {
  const passed = now.getTime() - new Date(instant).getTime()
  const steps: typeof STEPS = [['day', DAY_MS], ...STEPS]
  const step = steps.find(([, ms]) => Math.abs(passed) >= ms)
  const format = new Intl.RelativeTimeFormat(CALENDAR_TAGS[locale], { numeric: step ? 'always' : 'auto' })
  return step ? format.format(-Math.trunc(passed / step[1]), step[0]) : format.format(0, 'second')
}
