import type { VisitSource, VisitStep } from '@/lib/domain/statistics/funnel'

/** Counts a step at a listing, without waiting; leaving the page does not cancel it, and a failure changes nothing. */
export function sendVisit(listingId: string, step: VisitStep, source?: VisitSource): void {
  const query = new URLSearchParams({ step, ...(source && { source }) })
  navigator.sendBeacon?.(`/api/v1/services/${encodeURIComponent(listingId)}/view?${query}`)
}
