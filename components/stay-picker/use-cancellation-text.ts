import { useLocale, useTranslations } from 'next-intl'
import { formatInstant } from '@/lib/i18n/dates'

interface Cancellable {
  freeCancellationUntil: string | null
  /** what is taken online, before or now; where it is nothing there is nothing to give back */
  dueNow: number
}

/** Until when cancelling costs nothing, as one sentence; `isFree` at `now`. */
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
