'use client'

import { useEffect } from 'react'
import { useRouter } from '@/lib/i18n/navigation'

const EVERY_MS = 60_000

/** Refreshes the overview each minute, and when its tab becomes visible again: ages grow without any change. */
export function RefreshOverview() {
  const router = useRouter()
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') router.refresh()
    }
    const timer = setInterval(refresh, EVERY_MS)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [router])
  return null
}
