import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { AgreementLink } from '@/components/shared/booking/agreement-link'
import { BookingBadge } from '@/components/shared/booking/booking-badge'
import { InvoiceList } from '@/components/shared/booking/invoice-list'
import { NoShowNote } from '@/components/shared/booking/no-show-note'
import { paymentLabel } from '@/components/shared/booking/payment-label'
import { IfMay } from '@/components/shared/member-role'
import { Notice } from '@/components/shared/notice'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import type { VendorBookingWire } from '@/lib/contract/schemas/booking/vendor-wire'
import type { CalendarConflictWire } from '@/lib/contract/schemas/calendar/wire'
import type { DepositWire } from '@/lib/contract/schemas/deposit-claims/wire'
import type { InvoiceWire } from '@/lib/contract/schemas/invoices/wire'
import { isForEvents } from '@/lib/domain/appointments/appointment'
import { hasDeposit } from '@/lib/domain/deposit-claims/wire'
import { formatInstant } from '@/lib/i18n/dates'
import { inLanguage } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'
import { ArrivalCode } from './arrival-code'
import { BookingActions } from './booking-actions'
import { BookingTimes } from './booking-times'
import { DepositClaim } from './deposit-claim'
import { Earnings } from './earnings'
import { GuestLine } from './guest-line'
import { RequestClashes } from './request-clashes'
import { TimeRing } from './time-ring'
import { ToCollect } from './to-collect'

const Frame = styled.article`
  display: grid; gap: var(--s-6); grid-template-columns: minmax(0, 1fr);
  h2 { font-size: var(--fs-lg); }
`

const Head = styled.header`
  display: flex; flex-wrap: wrap; gap: var(--s-3) var(--s-6); align-items: center; justify-content: space-between;
`

const Columns = styled.div`
  display: grid; gap: var(--s-5); grid-template-columns: minmax(0, 1fr); align-items: start;
  @media (min-width: 960px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`

const Box = styled.section`
  display: grid; gap: var(--s-4); padding: var(--s-5); border-radius: var(--r-lg); box-shadow: inset 0 0 0 1px var(--c-line);
`

const Column = styled.div`
  display: grid; gap: var(--s-5); grid-template-columns: minmax(0, 1fr);
`

const History = styled.ol`
  display: grid; gap: var(--s-3); list-style: none; padding: 0; font-size: var(--fs-sm);
  time { display: block; font-size: var(--fs-xs); color: var(--c-ink-3); }
`

const Actions = styled.div`
  position: sticky; inset-block-end: var(--h-tabbar); padding-block: var(--s-3); background: var(--c-bg); z-index: var(--z-sticky);
  &:empty { display: none; }
  @media (min-width: 960px) { position: static; }
`

interface RequestDetailProps {
  booking: VendorBookingWire
  others: readonly VendorBookingWire[]
  conflicts: readonly CalendarConflictWire[]
  deposit: DepositWire | null
  invoices: readonly InvoiceWire[]
  now: string
  /** the price breakdown that the guest saw */
  prices: ReactNode
}

/** One request or booking of a vendor's listing: guest, dates, price, history and actions. */
export function RequestDetail({
  booking,
  others,
  conflicts,
  deposit,
  invoices,
  now,
  prices,
}: RequestDetailProps) {
  const t = useTranslations('hosted.detail')
  const lists = useTranslations('hosted.bookings')
  const documents = useTranslations('invoices.list')
  const deposits = useTranslations('deposit')
  const happened = useTranslations('hosted.happened')
  const payment = useTranslations('vocabulary.paymentLabel')
  const locale = useLocale()
  const isWaiting = booking.tab === 'waiting'
  return (
    <Frame>
      <Head>
        <BookingBadge booking={booking} reader="vendor" />
        {isWaiting ? <TimeRing expiresAt={booking.expiresAt} now={now} /> : null}
      </Head>
      {isWaiting ? <RequestClashes request={booking} others={others} conflicts={conflicts} /> : null}
      {booking.reason ? (
        <Notice>
          <p>
            {t('reason')} <bdi>{booking.reason}</bdi>
          </p>
        </Notice>
      ) : null}
      <Columns>
        <Column>
          <Box aria-label={t('guest')}>
            <h2>{t('guest')}</h2>
            <GuestLine guest={booking.guest} />
            <IfMay action="writeMessages">
              <Button
                as={Link}
                href={`/messages?service=${booking.serviceId}&booking=${booking._id}`}
                prefetch={false}
                $kind="outline"
                $size="sm"
              >
                <Icon name="chat" /> {t('message')}
              </Button>
            </IfMay>
          </Box>
          <Box aria-label={t('stay')}>
            <h2>{inLanguage(locale, booking.service.name)}</h2>
            <BookingTimes stay={booking} />
            <NoShowNote booking={booking} reader="vendor" />
            {booking.series ? <p>{lists('week', { ...booking.series })}</p> : null}
          </Box>
          <Box aria-label={t('history')}>
            <h2>{t('history')}</h2>
            <History>
              {booking.history.map((one) => (
                <li key={one.at + one.status}>
                  {happened(one.status)}
                  <time dateTime={one.at}>{formatInstant(one.at, locale)}</time>
                </li>
              ))}
            </History>
          </Box>
        </Column>
        <Column>
          <Box aria-label={t('income')}>
            <h2>{t('income')}</h2>
            <Earnings booking={booking} />
            {booking.collect > 0 ? <ToCollect booking={booking} /> : null}
            <p>{payment(paymentLabel(booking))}</p>
          </Box>
          <Box aria-label={t('prices')}>
            <h2>{t('prices')}</h2>
            {prices}
          </Box>
          {hasDeposit(deposit) ? (
            <Box aria-label={deposits('title')}>
              <h2>{deposits('title')}</h2>
              <DepositClaim bookingId={booking._id} deposit={deposit} />
            </Box>
          ) : null}
          {invoices.length > 0 || isForEvents(booking.service.type) ? (
            <Box aria-label={documents('title')}>
              <h2>{documents('title')}</h2>
              {isForEvents(booking.service.type) ? <AgreementLink bookingId={booking._id} /> : null}
              <InvoiceList invoices={invoices} />
            </Box>
          ) : null}
        </Column>
      </Columns>
      <ArrivalCode booking={booking} />
      <Actions data-bar>
        <BookingActions booking={booking} />
      </Actions>
    </Frame>
  )
}
