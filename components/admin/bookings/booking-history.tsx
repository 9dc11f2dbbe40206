'use client'

import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Icon } from '@/components/ui/icon/icon'
import { Money } from '@/components/ui/money'
import type { AdminBookingDetail } from '@/lib/domain/booking/admin-wire'
import { formatInstant } from '@/lib/i18n/dates'
import { localName } from '@/lib/i18n/direction'
import { useMoney } from '@/lib/i18n/use-money'

const Card = styled.section`
  display: grid; gap: var(--s-3); padding: var(--s-5); border-radius: var(--r-lg); background: var(--c-raised); box-shadow: inset 0 0 0 1px var(--c-line);
  h2 { font-size: var(--fs-lg); }
  li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: var(--s-1) var(--s-4); padding-block: var(--s-3); font-size: var(--fs-sm); overflow-wrap: anywhere; }
  li + li { border-block-start: 1px solid var(--c-line); }
  li > :first-child { display: grid; gap: var(--s-1); min-inline-size: 0; }
  small { font-size: var(--fs-xs); color: var(--c-ink-3); }
`

/** The steps of a booking, its payments and refunds, and its lines of the ledger. */
export function BookingHistory({ booking }: { booking: AdminBookingDetail }) {
  const t = useTranslations('admin.bookings')
  const state = useTranslations('admin.bookings.state')
  const role = useTranslations('admin.bookings.roles')
  const locale = useLocale()
  return (
    <>
      <Card aria-labelledby="history">
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
                  {role(step.role)}
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
      </Card>
      <LedgerLines lines={booking.ledger} />
    </>
  )
}

function LedgerLines({ lines }: { lines: AdminBookingDetail['ledger'] }) {
  const t = useTranslations('admin.bookings')
  const locale = useLocale()
  const money = useMoney()
  return (
    <Card aria-labelledby="ledger">
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
    </Card>
  )
}
