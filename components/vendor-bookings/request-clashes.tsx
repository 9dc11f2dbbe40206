import { useLocale, useTranslations } from 'next-intl'
import { Notice } from '@/components/shared/notice'
import type { VendorBookingWire } from '@/lib/contract/schemas/booking/vendor-wire'
import type { CalendarConflictWire } from '@/lib/contract/schemas/calendar/wire'
import { formatDay } from '@/lib/i18n/dates'
import { listingsOf, overlappingRequests } from './request-clock'

interface RequestClashesProps {
  request: VendorBookingWire
  /** the other open requests */
  others: readonly VendorBookingWire[]
  conflicts: readonly CalendarConflictWire[]
}

/** Conflicts with these nights: another site's calendar, or another request for the same listing. */
export function RequestClashes({ request, others, conflicts }: RequestClashesProps) {
  const t = useTranslations('hosted.clash')
  const locale = useLocale()
  const elsewhere = overlappingRequests(request, conflicts)
  const requested = others.filter((one) => one._id !== request._id)
  const also = requested.filter(({ checkIn: from, checkOut: to, ...one }) => {
    const dates = listingsOf(one).map((serviceId) => ({ serviceId, from, to }))
    return overlappingRequests(request, dates).length > 0
  })
  return (
    <>
      {elsewhere.map((one) => (
        <Notice key={one._id} tone="warn">
          <p>
            {t('elsewhere', {
              from: formatDay(one.from, locale, 'dayMonth'),
              to: formatDay(one.to, locale, 'dayMonth'),
            })}
          </p>
        </Notice>
      ))}
      {also.length > 0 ? (
        <Notice tone="info">
          <p>{t('also', { count: also.length })}</p>
        </Notice>
      ) : null}
    </>
  )
}
