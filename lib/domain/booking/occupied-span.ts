import { addMinutes } from '@/lib/domain/time/days'
import type { Period } from './bookable'
import { departureDay, type Span, spanOf, type Times } from './period'
import { type Turnover, turnoverAfter } from './vendor-stay-rules'

/** The span of the stay's allocation: the stay and the turnover after it (booking rules, Availability 1). */
export function occupiedSpan(period: Period, listing: Times & Turnover): Span {
  const span = spanOf(period, listing)
  return { from: span.from, to: addMinutes(span.to, turnoverAfter(listing, departureDay(period))) }
}
