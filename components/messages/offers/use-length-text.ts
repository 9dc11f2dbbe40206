import { useTranslations } from 'next-intl'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** From here on days are counted. */
const TWO_DAYS_MS = 2 * DAY_MS

/** A length of time in its largest unit: "3 days", "26 hours", "12 minutes". */
export function useLengthText(): (ms: number) => string {
  const t = useTranslations('messages.offer')
  const words = useTranslations('words')
  return (ms) => {
    if (ms >= TWO_DAYS_MS) return t('leftDays', { count: Math.floor(ms / DAY_MS) })
    if (ms >= HOUR_MS) return words('hours', { count: Math.floor(ms / HOUR_MS) })
    return t('leftMinutes', { count: Math.floor(ms / MINUTE_MS) })
  }
}
