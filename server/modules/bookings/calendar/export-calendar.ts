import { allocationWindow } from '@/lib/domain/booking/availability'
import { endOfNights, type Span } from '@/lib/domain/booking/period'
import { MAX_DAYS_AHEAD } from '@/lib/domain/booking/stay-rules'
import { DomainError } from '@/lib/domain/issues'
import { addDays, riyadhDay, type TimeOfDay } from '@/lib/domain/time/days'
import type { Deps } from '@/server/deps'
import { loadAnyBookable } from '@/server/modules/listings/load-bookable'
import { listTakenUnits } from './block-store'
import { findExport } from './export-store'
import { writeCalendar } from './ical/write-calendar'
import { publishSpans } from './published-events'

const SUMMARY = 'Not available'

/**
 * The sold-out days of a listing for other sites, without guests or bookings. Imported blocks are left out, because the
 * other site would read them back.
 */
export async function exportCalendar({ db, clock }: Deps, secret: string): Promise<string> {
  const now = clock.now()
  const feed = await findExport(db, secret)
  const own = feed && (await loadAnyBookable(db, feed.listingId, now))
  if (!own) throw new DomainError('not_found')
  const { service: listing } = own.row
  const today = riyadhDay(now)
  const window = allocationWindow(today, addDays(today, MAX_DAYS_AHEAD))
  const taken = (await listTakenUnits(db, listing.id, window, now)).filter((one) => one.cause !== 'ical')
  const published = await publishSpans(db, listing.id, fullSpans(taken, own.terms.units), now)
  const events = published.map(({ uid, startsAt, endsAt, sequence, modifiedAt }) => {
    const span = { from: startsAt, to: endsAt }
    const { pricingMode, checkInTime } = own.terms
    const isHourly = pricingMode === 'hourly'
    return {
      uid,
      summary: SUMMARY,
      sequence,
      modifiedAt,
      span: isHourly ? span : wholeDays(span, checkInTime),
    }
  })
  return writeCalendar(events, now)
}

interface Edge {
  at: number
  change: 1 | -1
}

/** The spans in which every unit is taken: +1 at each start, -1 at each end. */
function fullSpans(takenSpans: readonly Span[], units: number): Span[] {
  const edges: Edge[] = takenSpans
    .flatMap(({ from, to }): Edge[] => [
      { at: from.getTime(), change: 1 },
      { at: to.getTime(), change: -1 },
    ])
    .sort((one, other) => one.at - other.at || one.change - other.change)
  const spans: Span[] = []
  let taken = 0
  let since: number | null = null
  for (const { at, change } of edges) {
    taken += change
    if (since === null && taken >= units) since = at
    else if (since !== null && taken < units) {
      spans.push({ from: new Date(since), to: new Date(at) })
      since = null
    }
  }
  return spans
}

const wholeDays = ({ from, to }: Span, checkInTime: TimeOfDay) => ({
  firstDay: riyadhDay(from),
  lastDay: endOfNights(to, checkInTime),
})
