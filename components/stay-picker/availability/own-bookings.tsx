'use client'

import { useTranslations } from 'next-intl'
import { paymentHref } from '@/components/shared/booking/payment-address'
import { Notice } from '@/components/shared/notice'
import { useOwnText } from '@/components/stay-picker/use-stay-text'
import { Button } from '@/components/ui/button'
import type { OwnBooking } from '@/lib/domain/booking/wire'
import { Link } from '@/lib/i18n/navigation'
import styles from './own-bookings.module.css'

/** The user's own bookings of the dates on the page, each with its state and a link: no stranger took these dates. */
export function OwnBookings({ bookings }: { bookings: readonly OwnBooking[] }) {
  const t = useTranslations('booking.own')
  const ownText = useOwnText()
  return (
    <div className={styles.list}>
      {bookings.map((booking) => {
        const isUnpaid = booking.status === 'awaiting_payment'
        return (
          <Notice key={booking._id} role="status" tone={isUnpaid ? 'warn' : 'info'}>
            <p>{ownText(booking)}</p>
            <Button
              as={Link}
              $kind="outline"
              $size="sm"
              href={isUnpaid ? paymentHref(booking._id, 'due_now') : `/booking/${booking._id}`}
            >
              {t(isUnpaid ? 'pay' : 'see')}
            </Button>
          </Notice>
        )
      })}
    </div>
  )
}
