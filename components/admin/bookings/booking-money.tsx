'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Money } from '@/components/ui/money'
import type { AdminBookingDetail } from '@/lib/contract/schemas/booking/admin-wire'
import type { DateChangeWire } from '@/lib/contract/schemas/booking/wire'
import { formatInstant } from '@/lib/i18n/dates'
import { useMoney } from '@/lib/i18n/use-money'
import { BookingCard } from './booking-card'

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

/** The last change of a paid booking to dearer dates: how it stands, and what is due until when. */
function NewDates({ change }: { change: DateChangeWire }) {
  const t = useTranslations('admin.bookings.newDates')
  const locale = useLocale()
  const money = useMoney()
  const at = (instant: string) => formatInstant(instant, locale)
  return (
    <p>
      <strong>{t(change.state)}</strong>{' '}
      {t('dates', { from: at(change.checkInAt), to: at(change.checkOutAt) })}{' '}
      {change.state === 'open' ? (
        <>
          {t('due', { until: at(change.expiresAt) })} <Money {...money(change.difference)} />
        </>
      ) : null}
    </p>
  )
}
