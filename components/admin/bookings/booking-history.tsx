'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import { Money } from '@/components/ui/money'
import type { AdminBookingDetail } from '@/lib/contract/schemas/booking/admin-wire'
import { formatInstant } from '@/lib/i18n/dates'
import { localName } from '@/lib/i18n/direction'
import { useMoney } from '@/lib/i18n/use-money'
import { BookingCard } from './booking-card'

/** The steps of a booking, its payments and refunds, and its lines of the ledger. */
export function BookingHistory({ booking }: { booking: AdminBookingDetail }) {
  const t = useTranslations('admin.bookings')
  const state = useTranslations('admin.bookings.state')
  const role = useTranslations('admin.bookings.roles')
  const locale = useLocale()
  return (
    <>
      <BookingCard aria-labelledby="history">
        <h2 id="history">{t('history')}</h2>
        <ol>
          {booking.history.map((step) => (
            <li key={step._id}>
              <span>
                <strong>
                  {step.from && step.from !== step.to ? (
                    <>
                      {state(step.from)} <Icon name="arrow" size={14} flip />{' '}
                    </>
                  ) : null}
                  {state(step.to)}
                </strong>
                {step.reason ? <bdi>{step.reason}</bdi> : null}
                <small>
                  {step.isForGuest ? t('byAdminForGuest') : role(step.role)}
                  {step.actor ? (
                    <>
                      {' · '}
                      <bdi>{localName(locale, step.actor)}</bdi>
                    </>
                  ) : null}
                </small>
              </span>
              <small>{formatInstant(step.at, locale)}</small>
            </li>
          ))}
        </ol>
      </BookingCard>
      <LedgerLines lines={booking.ledger} />
    </>
  )
}

function LedgerLines({ lines }: { lines: AdminBookingDetail['ledger'] }) {
  const t = useTranslations('admin.bookings')
  const locale = useLocale()
  const money = useMoney()
  return (
    <BookingCard aria-labelledby="ledger">
      <h2 id="ledger">{t('ledger')}</h2>
      {lines.length === 0 ? <p>{t('noLedger')}</p> : null}
      <ol>
        {lines.map((line) => (
          <li key={line._id}>
            <span>
              {t(`accounts.${line.account.replace(/:.*/, '')}`)}
              <small>
                {t(`kinds.${line.kind}`)} · {formatInstant(line.at, locale)}
              </small>
            </span>
            <Money {...money(line.amount)} />
          </li>
        ))}
      </ol>
    </BookingCard>
  )
}
