'use client'

import { useEffect } from 'react'
import { useRouter } from '@/lib/i18n/navigation'

/** A browser timer is limited to 24 days; an older page has been refreshed in between. */
const LONGEST_MS = 2 ** 31 - 1
/** The server's clock must be past the instant too. */
const OVERDUE_MS = 500

interface RefreshWhenDueProps {
  /** instants at which the page changes: the end of a payment window, the arrival, the end of an undo */
  instants: (string | null)[]
  /** the server's clock at rendering */
  now: string
}

/** Refreshes the page at the next of these instants, so that a button appears when its action becomes possible, and goes when it ends. */
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
