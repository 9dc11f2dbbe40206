'use client'

import { useEffect } from 'react'
import { useRouter } from '@/lib/i18n/navigation'
import { refreshOnEvent } from './refresh-on-event'

/** Refreshes a page of bookings when one of them changes; with an id, only for that one. */
export function RefreshOnLive({ bookingId }: { bookingId?: string }) {
  const { refresh } = useRouter()
  useEffect(
    () => refreshOnEvent('booking', ({ _id }) => bookingId === undefined || bookingId === _id, refresh),
    [refresh, bookingId],
  )
  return null
}
