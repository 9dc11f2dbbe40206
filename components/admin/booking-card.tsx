'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useMayWrite } from '@/components/admin/admin-role'
import { Button } from '@/components/ui/button'
import { Money } from '@/components/ui/money'
import { formatPhone } from '@/lib/domain/account/phone'
import type { AdminBookingWire } from '@/lib/domain/booking/admin-wire'
import { formatInstant } from '@/lib/i18n/dates'
import { localName } from '@/lib/i18n/direction'
import { useMoney } from '@/lib/i18n/use-money'
import { BookingFacts, CardActions } from './booking-facts'
import { BookingInvoices } from './booking-invoices'
import { CancelBookingDialog } from './cancel-booking-dialog'

/** Any booking; BOOKING_TRANSITIONS decides whether an admin can still cancel it. */
export function BookingCard({ booking }: { booking: AdminBookingWire }) {
  const t = useTranslations('admin.bookings')
  const locale = useLocale()
  const money = useMoney()
  const canWrite = useMayWrite('bookings')
  const [isCancelling, setIsCancelling] = useState(false)
  const renderUser = (one: AdminBookingWire['guest']) => (
    <>
      <bdi>{localName(locale, one)}</bdi>
      {one.phone ? (
        <>
          {' · '}
          <bdi dir="ltr">{formatPhone(one.phone)}</bdi>
        </>
      ) : null}
    </>
  )
  return (
    <BookingFacts
      booking={booking}
      facts={[
        ['checkIn', formatInstant(booking.checkInAt, locale)],
        ['checkOut', formatInstant(booking.checkOutAt, locale)],
        ['guest', renderUser(booking.guest)],
        ['host', renderUser(booking.host)],
        ['total', <Money key="total" {...money(booking.total)} />],
        ['paid', <Money key="paid" {...money(booking.paid)} />],
      ]}
    >
      <BookingInvoices bookingId={booking._id} />
      {canWrite && booking.allowed.includes('cancel') && booking.cancellation ? (
        <CardActions>
          <Button type="button" $kind="danger" onClick={() => setIsCancelling(true)}>
            {t('cancel')}
          </Button>
          {isCancelling ? (
            <CancelBookingDialog
              bookingId={booking._id}
              settlement={booking.cancellation}
              onClose={() => setIsCancelling(false)}
            />
          ) : null}
        </CardActions>
      ) : null}
    </BookingFacts>
  )
}
