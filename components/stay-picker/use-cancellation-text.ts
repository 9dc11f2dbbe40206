import { useLocale, useTranslations } from 'next-intl'
import { formatInstant } from '@/lib/i18n/dates'

interface Cancellable {
  freeCancellationUntil: string | null
  /** the amount paid online; where it is zero there is no refund */
  dueNow: number
}

/** The deadline of free cancellation, as one sentence; `isFree` at `now`. */
export function useCancellationText(): (stay: Cancellable, now: Date) => { text: string; isFree: boolean } {
  const t = useTranslations('booking')
  const locale = useLocale()
  return ({ freeCancellationUntil: until, dueNow }, now) => {
    if (dueNow === 0) return { text: t('nothingToRefund'), isFree: true }
    if (!until) return { text: t('nonRefundable'), isFree: false }
    if (now > new Date(until)) return { text: t('tooLateToRefund'), isFree: false }
    return { text: t('freeUntil', { instant: formatInstant(until, locale) }), isFree: true }
  }
}
