'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Money } from '@/components/ui/money'
import type { AdminBookingDetail } from '@/lib/domain/booking/admin-wire'
import { formatInstant } from '@/lib/i18n/dates'
import { useMoney } from '@/lib/i18n/use-money'
import { BookingCard } from './booking-card'
import { NewDates } from './new-dates'

/** New dates that wait for their payment, every attempt to pay a booking, and every refund of it. */
export function BookingMoney({
  attempts,
  refunds,
  dateChange,
}: Pick<AdminBookingDetail, 'attempts' | 'refunds' | 'dateChange'>) {
  const t = useTranslations('admin.bookings.payments')
  const locale = useLocale()
  const money = useMoney()
  return (
    <BookingCard aria-labelledby="payments">
      <h2 id="payments">{t('title')}</h2>
      {dateChange ? <NewDates change={dateChange} /> : null}
      {attempts.length + refunds.length === 0 ? <p>{t('none')}</p> : null}
      <ol>
        {attempts.map((one) => (
          <li key={one._id}>
            <span>
              <strong>{t(`state.${one.state}`)}</strong>
              <small>
                {t(`purpose.${one.purpose}`)} · {t(`from.${one.from}`)} · {formatInstant(one.at, locale)}
                {one.declineReason ? (
                  <>
                    {' · '}
                    <bdi dir="ltr">{one.declineReason}</bdi>
                  </>
                ) : null}
              </small>
            </span>
            <Money {...money(one.amount)} />
          </li>
        ))}
        {refunds.map((one) => (
          <li key={one._id}>
            <span>
              <strong>{t(`refund.${one.state}`)}</strong>
              <small>
                {t(`to.${one.to}`)} · {formatInstant(one.endedAt ?? one.at, locale)}
                {one.bankReference ? (
                  <>
                    {' · '}
                    <bdi dir="ltr">{one.bankReference}</bdi>
                  </>
                ) : null}
              </small>
            </span>
            <Money {...money(-one.amount)} />
          </li>
        ))}
      </ol>
    </BookingCard>
  )
}
