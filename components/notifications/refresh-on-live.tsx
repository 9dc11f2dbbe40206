'use client'

import { useEffect } from 'react'
import { onLive } from '@/lib/api/live'
import { useRouter } from '@/lib/i18n/navigation'

/**
 * Refreshes a page of bookings when one of them changes; with an id, only for that one. Without a socket,
 * when the tab becomes visible again.
 */
export function RefreshOnLive({ bookingId }: { bookingId?: string }) {
  const router = useRouter()
  useEffect(() => {
    const refreshWhenVisible = () => {
      if (document.visibilityState === 'visible') router.refresh()
    }
    const unsubscribe = onLive('booking', ({ _id }) => {
      if (bookingId === undefined || bookingId === _id) router.refresh()
    })
    document.addEventListener('visibilitychange', refreshWhenVisible)
    return () => {
      unsubscribe()
      document.removeEventListener('visibilitychange', refreshWhenVisible)
    }
  }, [router, bookingId])
  return null
}
