import type { BookingBody } from '@/lib/domain/booking/bodies'
import { NOT_OFFERED } from '@/lib/domain/booking/room-issues'
import { DomainError } from '@/lib/domain/issues'
import { together } from '@/server/db/postgres-driver/together'
import type { Deps } from '@/server/deps'
import { lockForBooking } from '@/server/modules/bookings/dates-store'
import { releaseExpiredHolds } from '@/server/modules/bookings/timers/run-timers'
import { refusalOf, stayFromQuoteBody } from '@/server/modules/listings/quote-stay'
import { notifyWaiting } from '@/server/modules/listings/waiting-list/notify-waiting'
import { assertMayTryCode } from '@/server/modules/money/promotions/code-tries'
import {
  type Answer,
  claimOrFirstAnswer,
  keyedCall,
  recordAnswer,
} from '@/server/modules/platform/idempotency/run-once'
import type { SignedIn } from '@/server/policy/signed-in'
import { bookStay } from './book-stay'
import type { NewBookingRequest } from './new-booking'
import { loadStayContext, quoteNewStay } from './quote-new-stay'

/**
 * Books a stay in one transaction (booking rules, Availability 2). A step that needs the result of an earlier one waits
 * for it; independent statements are sent `together`, in any order.
 */
export async function createBooking(
  deps: Deps,
  { guest, address }: { guest: SignedIn; address: string },
  body: BookingBody,
  key: unknown,
): Promise<Answer> {
  const now = deps.clock.now()
  const { serviceId: listingId } = body
  const requested: NewBookingRequest = { guest, body, stay: stayFromQuoteBody(body), now }
  await assertMayTryCode(deps, { guestId: guest._id, address }, body.promotionCode)
  const keyed = keyedCall({ userId: guest._id, key, body, now })
  return deps.db.transaction(async (tx) => {
    const [first, known] = await together([
      () => claimOrFirstAnswer(tx, keyed),
      () => loadStayContext(tx, requested),
    ])
    if (first) return first

    // Quote: the price of the stay, or the refusal, before waiting for a lock.
    const { bookable, rooms, ...priced } = await quoteNewStay(tx, requested, known)

    // Lock: read again what may have changed, and release expired holds.
    const listingIds = [listingId, ...rooms.map((room) => room.listingId)]
    const { areLive, runOut } = await lockForBooking(tx, { listingIds, guestId: guest._id }, now)
    if (!areLive) throw rooms.length > 0 ? refusalOf(NOT_OFFERED) : new DomainError('not_found')
    const released = await releaseExpiredHolds(tx, runOut, now)

    const made = await bookStay(tx, requested, { bookable, rooms, ...priced }, (wire) =>
      recordAnswer(tx, keyed, { status: 201, body: wire }),
    )
    for (const id of released) await notifyWaiting(tx, id, now)
    return { status: 201, body: made }
  })
}
