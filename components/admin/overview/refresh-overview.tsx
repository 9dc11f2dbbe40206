'use client'

import { useEffect } from 'react'
import { onLive } from '@/lib/api/live'
import { useRouter } from '@/lib/i18n/navigation'

const EVERY_MS = 60_000
/** Several events of one cause are one refresh. */
const SETTLE_MS = 500

/** Refreshes the overview when the socket reports something, when the tab becomes visible again, and each minute. */
export function RefreshOverview() {
  const router = useRouter()
  useEffect(() => {
    let settling: ReturnType<typeof setTimeout> | undefined
    const refresh = () => {
      if (document.visibilityState !== 'visible') return
      clearTimeout(settling)
      settling = setTimeout(() => router.refresh(), SETTLE_MS)
    }
    const subscriptions = (['notification', 'booking', 'caughtUp'] as const).map((name) =>
      onLive(name, refresh),
    )
    const timer = setInterval(refresh, EVERY_MS)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      for (const unsubscribe of subscriptions) unsubscribe()
      clearInterval(timer)
      clearTimeout(settling)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [router])
  return null
}
