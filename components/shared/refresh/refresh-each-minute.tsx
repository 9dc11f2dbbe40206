'use client'

import { useEffect } from 'react'
import { useRouter } from '@/lib/i18n/navigation'

const EVERY_MS = 60_000

/** Refreshes a page each minute while its tab is visible, and when it becomes visible again: ages grow without any change. */
export function RefreshEachMinute() {
  const { refresh } = useRouter()
  useEffect(() => {
    const refreshWhenVisible = () => {
      if (document.visibilityState === 'visible') refresh()
    }
    const timer = setInterval(refreshWhenVisible, EVERY_MS)
    document.addEventListener('visibilitychange', refreshWhenVisible)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refreshWhenVisible)
    }
  }, [refresh])
  return null
}
