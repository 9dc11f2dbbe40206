'use client'

import { useEffect } from 'react'

/** Tells once that a place was looked at: when its page is really shown, not when it is loaded in the background. */
export function CountView({ id }: { id: string }) {
  useEffect(() => {
    const tell = () => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', tell)
      sendView(id)
    }
    document.addEventListener('visibilitychange', tell)
    tell()
    return () => document.removeEventListener('visibilitychange', tell)
  }, [id])
  return null
}

/** Told without waiting for an answer, also while the page is being left. */
function sendView(serviceId: string): void {
  navigator.sendBeacon?.(`/api/v1/services/${encodeURIComponent(serviceId)}/view`)
}
