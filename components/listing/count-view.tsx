'use client'

import { useEffect } from 'react'

/** Counts a view of a listing once: when its page is shown, not when it is prefetched. */
export function CountView({ id }: { id: string }) {
  useEffect(() => {
    const notify = () => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', notify)
      sendView(id)
    }
    document.addEventListener('visibilitychange', notify)
    notify()
    return () => document.removeEventListener('visibilitychange', notify)
  }, [id])
  return null
}

/** Sent with keepalive, so that leaving the page does not cancel it. */
function sendView(listingId: string): void {
  navigator.sendBeacon?.(`/api/v1/services/${encodeURIComponent(listingId)}/view`)
}
