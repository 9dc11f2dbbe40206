'use client'

import { useEffect } from 'react'
import { onLive } from '@/lib/api/live'
import { useRouter } from '@/lib/i18n/navigation'

const EVERY_MS = 60_000

/** A host's list is fetched anew when the tab is looked at again, when the socket is back, and each minute in sight. */
export function RefreshWhenVisible() {
  const router = useRouter()
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') router.refresh()
    }
    const timer = setInterval(refresh, EVERY_MS)
    document.addEventListener('visibilitychange', refresh)
    const unsubscribe = onLive('caughtUp', refresh)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refresh)
      unsubscribe()
    }
  }, [router])
  return null
}
