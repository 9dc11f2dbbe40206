'use client'

import { useEffect } from 'react'
import { useRouter } from '@/lib/i18n/navigation'

/** A timer of a browser holds 24 days at most; a page that is open for longer was looked at in between. */
const LONGEST_MS = 2 ** 31 - 1
/** The server must be past the instant too. */
const OVERDUE_MS = 500

interface RefreshWhenDueProps {
  /** instants at which the page would read otherwise: the end of a window, the time of arrival */
  instants: (string | null)[]
  /** the server's clock when it rendered */
  now: string
}

/** Fetches the page anew at the next of these instants, so that a button stands there the moment it may be pressed. */
export function RefreshWhenDue({ instants, now }: RefreshWhenDueProps) {
  const router = useRouter()
  const ahead = instants.flatMap((one) => (one && one > now ? [Date.parse(one) - Date.parse(now)] : []))
  const next = Math.min(...ahead)
  useEffect(() => {
    if (next > LONGEST_MS) return
    const timer = setTimeout(() => router.refresh(), next + OVERDUE_MS)
    return () => clearTimeout(timer)
  }, [next, router])
  return null
}
