'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useMayWrite } from '@/components/admin/admin-role'
import { BookingFacts } from '@/components/admin/booking-facts'
import { BookingInvoices } from '@/components/admin/booking-invoices'
import { CancelBookingDialog } from '@/components/admin/cancel-booking-dialog'
import { CardActions } from '@/components/admin/card-actions'
import { PhoneText } from '@/components/shared/phone-text'
import { Button } from '@/components/ui/button'
import { Money } from '@/components/ui/money'
import type { AdminBookingDetail } from '@/lib/domain/booking/admin-wire'
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
      <BookingInvoices bookingId={booking._id} />
      {canWrite && booking.allowed.includes('cancel') && booking.cancellation ? (
        <CardActions>
          <Button type="button" $kind="danger" onClick={() => setIsCancelling(true)}>
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
