'use client'

import { useEffect } from 'react'
import type { VisitSource, VisitStep } from '@/lib/domain/statistics/funnel'
import { pageBefore } from '@/lib/visits/previous-page'

interface CountViewProps {
  id: string
  /** what is counted */
  step?: VisitStep
}

/** Counts a step at a listing once, with its source: when its page is shown, not when it is prefetched. */
export function CountView({ id, step = 'view' }: CountViewProps) {
  useEffect(() => {
    const notify = () => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', notify)
      void sendWithSource(id, step)
    }
    document.addEventListener('visibilitychange', notify)
    notify()
    return () => document.removeEventListener('visibilitychange', notify)
  }, [id, step])
  return null
}

/** The rules of sources come when they are needed; without them the visit counts as one by a link. */
async function sendWithSource(id: string, step: VisitStep): Promise<void> {
  const arrival = {
    previous: pageBefore(window.location.pathname),
    referrer: document.referrer,
    origin: window.location.origin,
  }
  const source = await import('@/lib/visits/visit-source').then(
    ({ visitSource }) => visitSource(arrival),
    () => undefined,
  )
  sendVisit(id, step, source)
}

/** Counts a step at a listing, without waiting; leaving the page does not cancel it, and a failure changes nothing. */
function sendVisit(listingId: string, step: VisitStep, source?: VisitSource): void {
  const query = new URLSearchParams({ step, ...(source && { source }) })
  navigator.sendBeacon?.(`/api/v1/services/${encodeURIComponent(listingId)}/view?${query}`)
}
