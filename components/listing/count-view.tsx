'use client'

import { useEffect } from 'react'

/** Tells once that a listing was looked at: when its page is really shown, not when it is loaded in the background. */
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

/** Told without waiting for an answer, also while the page is being left. */
function sendView(listingId: string): void {
  navigator.sendBeacon?.(`/api/v1/services/${encodeURIComponent(listingId)}/view`)
}
