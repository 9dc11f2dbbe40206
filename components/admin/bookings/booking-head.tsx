'use client'

import { useTranslations } from 'next-intl'
import { BackLink } from '@/components/admin/back-link'
import type { AdminBookingDetail } from '@/lib/domain/booking/admin-wire'

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
