import { type Span, spanOf } from '@/lib/domain/booking/period'
import { instantAt } from '@/lib/domain/time/days'
import type { BusyTime } from '@/server/modules/bookings/calendar/ical/read-calendar'
import type { Bookable } from '@/server/modules/listings/load-bookable'

/** Our own events come back when both sites import each other; they are skipped. */
const OWN_UID = /@diyar$/

/** `key` also distinguishes the occurrences of a series, which share a UID. */
export interface ImportedEvent extends BusyTime {
  key: string
  real: Span
}

/** The events that are not over, each once, with the span that they block. */
export function upcomingEvents(own: Bookable, events: readonly BusyTime[], now: Date): ImportedEvent[] {
  const foreign = events
    .filter((event) => !OWN_UID.test(event.uid))
    .map((event) => ({ ...event, key: `${event.uid}#${event.firstDay}`, real: realSpan(own, event) }))
    .filter((event) => event.real.to > now)
  return [...new Map(foreign.map((event) => [event.key, event])).values()]
}

function realSpan({ terms }: Bookable, { firstDay, lastDay, span }: BusyTime): Span {
  if (terms.pricingMode === 'daily')
    return spanOf({ mode: 'daily', checkIn: firstDay, checkOut: lastDay }, terms)
  return span ?? { from: instantAt(firstDay, '00:00'), to: instantAt(lastDay, '00:00') }
}
