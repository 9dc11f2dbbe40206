'use client'

import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { BookingBadge } from '@/components/shared/booking/booking-badge'
import { paymentHref } from '@/components/shared/booking/payment-address'
import { Notice } from '@/components/shared/notice'
import { RefreshWhenDue } from '@/components/shared/refresh/refresh-when-due'
import { Button } from '@/components/ui/button'
import { Money } from '@/components/ui/money'
import type { SeriesWeekWire, SeriesWire } from '@/lib/contract/schemas/booking/series'
import { isPaidWeek, SERIES_BOUNDS } from '@/lib/domain/booking/series'
import { formatInstant, formatTime } from '@/lib/i18n/dates'
import { inLanguage } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'
import { useMoney } from '@/lib/i18n/use-money'
import { CancelWeeks } from './cancel-weeks'

const Column = styled.article`
  display: grid; gap: var(--s-6); grid-template-columns: minmax(0, 1fr); inline-size: min(100%, 640px); margin-inline: auto;
`

const Head = styled.header`
  display: grid; gap: var(--s-2);
  h1 { font-size: var(--fs-2xl); overflow-wrap: anywhere; }
  p { color: var(--c-ink-2); }
`

const Weeks = styled.ol`
  display: grid; padding: 0; margin: 0; list-style: none;
  li { display: grid; gap: var(--s-2); padding-block: var(--s-4); border-block-end: 1px solid var(--c-line); }
  li > div { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center; gap: var(--s-2) var(--s-4); }
  a:not([class]) { font-weight: var(--fw-medium); text-decoration: underline; text-underline-offset: 4px; }
  small { color: var(--c-ink-2); }
`

/** The weeks of a series, each with its state, its payment and its own page, and what ends the rest. */
export function SeriesPage({ series, now }: { series: SeriesWire; now: string }) {
  const t = useTranslations('series')
  const locale = useLocale()
  const { service, start, hours, weeks } = series
  const unpaid = weeks.filter(({ payBy }) => payBy !== null)
  const next = unpaid[0]
  // Deadlines of their own remain where the vendor cancelled the week that was paid.
  const isEachHeld = weeks.some(isPaidWeek) || new Set(unpaid.map(({ payBy }) => payBy)).size > 1
  return (
    <Column>
      <RefreshWhenDue now={now} instants={unpaid.map(({ payBy }) => payBy)} />
      <Head>
        <h1>{inLanguage(locale, service.name)}</h1>
        <p>{t('lead', { count: weeks.length, start: formatTime(start, locale), hours })}</p>
      </Head>
      {next ? (
        <Notice role="status">
          <p>
            {isEachHeld
              ? t('unpaid', { count: unpaid.length, days: SERIES_BOUNDS.daysBeforeCheckIn })
              : t('payFirst', { until: formatInstant(next.payBy ?? '', locale) })}
          </p>
          <Button as={Link} href={paymentHref(next._id, 'due_now')}>
            {t('payNext')}
          </Button>
        </Notice>
      ) : null}
      <Weeks aria-label={t('weeks')}>
        {weeks.map((week) => (
          <WeekRow key={week._id} week={week} hours={hours} />
        ))}
      </Weeks>
      <CancelWeeks id={series._id} weeks={weeks} />
    </Column>
  )
}

function WeekRow({ week, hours }: { week: SeriesWeekWire; hours: number }) {
  const t = useTranslations('series')
  const locale = useLocale()
  const money = useMoney()
  const { _id, status, checkInAt, total, payBy } = week
  const checkOutAt = new Date(Date.parse(checkInAt) + hours * 3_600_000).toISOString()
  return (
    <li>
      <div>
        <Link href={`/booking/${_id}`}>{formatInstant(checkInAt, locale)}</Link>
        <Money {...money(total)} />
        <span>
          <BookingBadge booking={{ status, checkOutAt }} reader="guest" />
        </span>
      </div>
      {payBy ? (
        <div>
          <small>{t('payBy', { until: formatInstant(payBy, locale) })}</small>
          <Button as={Link} $kind="outline" $size="sm" href={paymentHref(_id, 'due_now')}>
            {t('pay')}
          </Button>
        </div>
      ) : null}
    </li>
  )
}
