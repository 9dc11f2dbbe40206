'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { useMayWrite } from '@/components/admin/admin-role'
import { BackLink } from '@/components/admin/back-link'
import { BookingFacts } from '@/components/admin/booking-facts'
import { CardActions } from '@/components/admin/item-card'
import { ReasonDialog } from '@/components/admin/reason-dialog'
import { AgreementLink } from '@/components/shared/booking/agreement-link'
import { InvoiceList } from '@/components/shared/booking/invoice-list'
import { PhoneText } from '@/components/shared/phone-text'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { Money } from '@/components/ui/money'
import { call } from '@/lib/api/call'
import { useAnswer } from '@/lib/api/use-answer'
import type { AdminBookingDetail } from '@/lib/contract/schemas/booking/admin-wire'
import { isForEvents } from '@/lib/domain/appointments/appointment'
import { formatInstant } from '@/lib/i18n/dates'
import { localName } from '@/lib/i18n/direction'
import { useMoney } from '@/lib/i18n/use-money'

/** The facts of any booking; BOOKING_TRANSITIONS decides whether an admin can still cancel it. */
export function BookingDetail({ booking }: { booking: AdminBookingDetail }) {
  const t = useTranslations('admin.bookings')
  const vocabulary = useTranslations('vocabulary')
  const locale = useLocale()
  const money = useMoney()
  const canWrite = useMayWrite('bookings')
  const [isCancelling, setIsCancelling] = useState(false)
  return (
    <BookingFacts
      booking={booking}
      facts={[
        ['checkIn', formatInstant(booking.checkInAt, locale)],
        ['checkOut', formatInstant(booking.checkOutAt, locale)],
        ['guest', <Side key="guest" side={booking.guest} />],
        ['host', <Side key="host" side={booking.host} />],
        ['total', <Money key="total" {...money(booking.total)} />],
        ['paid', <Money key="paid" {...money(booking.paid)} />],
        ['deposit', <Money key="deposit" {...money(booking.depositPaid)} />],
        ['payment', vocabulary(`paymentType.${booking.paymentType}`)],
        ['policy', vocabulary(`policy.${booking.policy}`)],
        ['created', formatInstant(booking.createdAt, locale)],
      ]}
    >
      {isForEvents(booking.listing.type) ? <AgreementLink bookingId={booking._id} /> : null}
      <BookingInvoices bookingId={booking._id} />
      {canWrite && booking.allowed.includes('cancel') && booking.cancellation ? (
        <CardActions>
          <Button $kind="danger" onClick={() => setIsCancelling(true)}>
            {t('cancel')}
          </Button>
          {isCancelling ? (
            <CancelBookingDialog
              booking={booking}
              settlement={booking.cancellation}
              onClose={() => setIsCancelling(false)}
            />
          ) : null}
        </CardActions>
      ) : null}
    </BookingFacts>
  )
}

function Side({ side }: { side: AdminBookingDetail['guest'] }) {
  const locale = useLocale()
  return (
    <>
      <bdi>{localName(locale, side)}</bdi>
      {side.phone ? (
        <>
          {' · '}
          <PhoneText phone={side.phone} />
        </>
      ) : null}
    </>
  )
}

const Refund = styled.p`
  font-weight: var(--fw-semibold);
`

interface CancelBookingDialogProps {
  booking: Pick<AdminBookingDetail, '_id' | 'version'>
  settlement: NonNullable<AdminBookingDetail['cancellation']>
  onClose: () => void
}

/** Cancels a booking as admin: shows the refund first; the reason goes to the audit trail. */
function CancelBookingDialog({ booking: { _id, version }, settlement, onClose }: CancelBookingDialogProps) {
  const t = useTranslations('admin.bookings')
  const money = useMoney()
  return (
    <ReasonDialog
      title={t('cancelTitle')}
      help={t('reasonHelp')}
      action={t('cancelNow')}
      kind="danger"
      done={t('cancelled')}
      onSend={(reason) =>
        call('POST /admin/bookings/:id/cancel', { params: { id: _id }, body: { reason, version } })
      }
      onClose={onClose}
    >
      <Refund>
        {t('refund')} <Money {...money(settlement.refund)} />
      </Refund>
      <p>{t('cancelText')}</p>
    </ReasonDialog>
  )
}

const Part = styled.details`
  summary { display: flex; align-items: center; gap: var(--s-2); min-block-size: var(--tap); inline-size: fit-content; font-weight: var(--fw-semibold); }
  &[open] summary svg { transform: rotate(180deg); }
  p { font-size: var(--fs-sm); color: var(--c-ink-2); }
`

/** The documents of a booking in the console, fetched when they are asked for. */
function BookingInvoices({ bookingId }: { bookingId: string }) {
  const t = useTranslations('invoices.list')
  const [isOpen, setIsOpen] = useState(false)
  const { data, error } = useAnswer(
    'GET /bookings/:id/invoices',
    isOpen ? { params: { id: bookingId } } : null,
  )
  return (
    <Part onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        {t('title')}
        <Icon name="chevronDown" size={16} />
      </summary>
      <div aria-live="polite">
        {error ? <p>{t('failed')}</p> : null}
        {data?.invoices.length === 0 ? <p>{t('none')}</p> : null}
        {data ? <InvoiceList invoices={data.invoices} /> : null}
      </div>
    </Part>
  )
}

/** The head of one booking in the console, with the way back to all of them. */
export function BookingHead({ booking }: { booking: Pick<AdminBookingDetail, 'code'> }) {
  const t = useTranslations('admin.bookings')
  return (
    <header>
      <BackLink href="/admin/bookings">{t('all')}</BackLink>
      <h1>
        {t('one')} <bdi className="num">{booking.code}</bdi>
      </h1>
    </header>
  )
}
