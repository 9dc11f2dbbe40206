'use client'

import { useEffect } from 'react'
import { onLive } from '@/lib/api/live'
import { useRouter } from '@/lib/i18n/navigation'

/** A page of bookings is fetched anew when one of them changes; with an id, only for that one. */
export function RefreshOnLive({ bookingId }: { bookingId?: string }) {
  const router = useRouter()
  useEffect(
    () =>
      onLive('booking', ({ _id }) => {
        if (bookingId === undefined || bookingId === _id) router.refresh()
      }),
    [router, bookingId],
  )
  return null
}
