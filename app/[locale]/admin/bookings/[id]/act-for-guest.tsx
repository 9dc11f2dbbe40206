'use client'

import dynamic from 'next/dynamic'
import { useMemo } from 'react'
import { ForGuest } from '@/components/admin/bookings/for-guest'
import type { ListingForBooking } from '@/components/stay-picker/listing-for-booking'
import { DialogPlaceholder } from '@/components/ui/dialog/dialog-placeholder'
import { call } from '@/lib/api/call'
import type { AdminBookingDetail } from '@/lib/contract/schemas/booking/admin-wire'
import type { AdminActBody } from '@/lib/domain/booking/admin-wire'
import type { DatesBody } from '@/lib/domain/booking/bodies'
import { untilLoaded } from '@/lib/until-loaded'

const ChangeDatesDialog = dynamic(
  () => untilLoaded(() => import('@/components/bookings/detail/change-dates-dialog')),
  { ssr: false, loading: DialogPlaceholder },
)

interface ActForGuestProps {
  booking: AdminBookingDetail
  /** the listing today; null while it is hidden */
  offer: ListingForBooking | null
}

/** The console's acts for a guest with the calendar of the guest's own page. */
export function ActForGuest({ booking, offer }: ActForGuestProps) {
  return (
    <ForGuest
      booking={booking}
      dates={
        offer &&
        ((onBehalf, onClose) => (
          <Dates booking={booking} offer={offer} onBehalf={onBehalf} onClose={onClose} />
        ))
      }
    />
  )
}

interface DatesProps {
  booking: AdminBookingDetail
  offer: ListingForBooking
  onBehalf: AdminActBody
  onClose: () => void
}

function Dates({ booking, offer, onBehalf: { reason, version }, onClose }: DatesProps) {
  const { _id, current, checkOutAt } = booking
  const calls = useMemo(
    () => ({
      quote: (id: string, { total: _total, ...query }: DatesBody) =>
        call('GET /admin/bookings/:id/for-guest/dates', { params: { id }, query }),
      change: (id: string, dates: DatesBody) =>
        call('POST /admin/bookings/:id/for-guest/dates', {
          params: { id },
          body: { ...dates, reason, version },
        }),
    }),
    [reason, version],
  )
  return (
    <ChangeDatesDialog
      booking={{ _id, ...current, checkOutAt }}
      calls={calls}
      offer={offer}
      onClose={onClose}
    />
  )
}
