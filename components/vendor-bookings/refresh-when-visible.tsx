'use client'

import { useEffect } from 'react'
import { onLive } from '@/lib/api/live'
import { useRouter } from '@/lib/i18n/navigation'

const EVERY_MS = 60_000

/** Refreshes a vendor's list when the tab becomes visible, when the socket reconnects, and each minute while visible. */
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
