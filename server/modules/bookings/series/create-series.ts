import type { BookingBody, SeriesBody } from '@/lib/domain/booking/bodies'
import { SERIES_BOUNDS } from '@/lib/domain/booking/series'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { lockForBooking } from '@/server/modules/bookings/dates-store'
import { bookStay } from '@/server/modules/bookings/guest/book-stay'
import type { NewBookingRequest } from '@/server/modules/bookings/guest/new-booking'
import { loadStayContext, quoteNewStay } from '@/server/modules/bookings/guest/quote-new-stay'
import { releaseExpiredHolds } from '@/server/modules/bookings/timers/run-timers'
import { loadBookable } from '@/server/modules/listings/load-bookable'
import { stayFromQuoteBody } from '@/server/modules/listings/quote-stay'
import { notifyWaiting } from '@/server/modules/listings/waiting-list/notify-waiting'
import { type Answer, runOnce } from '@/server/modules/platform/idempotency/run-once'
import type { SignedIn } from '@/server/policy/signed-in'
import { getSeries } from './get-series'
import { assertOffered } from './quote-series'
import { countUnpaidSeries, writeSeries } from './series-store'

/**
 * Books the chosen weeks in one transaction, all or none, each as a booking of its own that is paid online: a week that is
 * taken or has another price refuses them all.
 */
export function createSeries(deps: Deps, guest: SignedIn, body: SeriesBody, key: unknown): Promise<Answer> {
  const now = deps.clock.now()
  return deps.db.transaction((tx) =>
    runOnce(tx, { userId: guest._id, key, body, now }, async () => {
      const id = await bookWeeks(tx, guest, body, now)
      return { status: 201, body: await getSeries(tx, guest._id, id, now) }
    }),
  )
}

async function bookWeeks(tx: Db, guest: SignedIn, body: SeriesBody, now: Date): Promise<string> {
  const { serviceId: listingId } = body
  assertOffered(await loadBookable(tx, listingId, now))
  const priced = []
  for (const requested of requestsOf(guest, body, now))
    priced.push({
      requested,
      quoted: await quoteNewStay(tx, requested, await loadStayContext(tx, requested)),
    })
  if (priced.some(({ quoted }) => quoted.quote.dueNowHalalas === 0))
    throw new DomainError('series_not_offered')

  const { areLive, runOut } = await lockForBooking(tx, { listingIds: [listingId], guestId: guest._id }, now)
  if (!areLive) throw new DomainError('not_found')
  const released = await releaseExpiredHolds(tx, runOut, now)
  if ((await countUnpaidSeries(tx, guest._id)) >= SERIES_BOUNDS.maxUnpaid)
    throw new DomainError('series_limit')
  const bookingIds: string[] = []
  for (const { requested, quoted } of priced) bookingIds.push((await bookStay(tx, requested, quoted))._id)
  for (const one of released) await notifyWaiting(tx, one, now)
  return writeSeries(tx, { guestId: guest._id, listingId, createdAt: now }, bookingIds)
}

function requestsOf(guest: SignedIn, { weeks, ...visit }: SeriesBody, now: Date): NewBookingRequest[] {
  return weeks
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))
    .map(({ date, total }) => {
      const body: BookingBody = { ...visit, date, total }
      return { guest, body, stay: stayFromQuoteBody(body), now }
    })
}
