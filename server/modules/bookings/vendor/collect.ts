import type { VendorBookingWire } from '@/lib/contract/schemas/booking/vendor-wire'
import { amountToCollect } from '@/lib/domain/booking/money/due'
import type { BookingEvent } from '@/lib/domain/booking/transitions'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { assertAllowedNow } from '@/server/modules/bookings/booking-guards'
import { listHistories } from '@/server/modules/bookings/booking-list-store'
import { lockOwnBooking } from '@/server/modules/bookings/get-own-booking'
import { getVendorBooking } from '@/server/modules/bookings/guest/get-booking'
import type { Booking } from '@/server/modules/bookings/store'
import { issueForWithdrawn } from '@/server/modules/money/invoices/issue-credit-note'
import { issueForCollected } from '@/server/modules/money/invoices/issue-for-booking'
import type { Member } from '@/server/policy/signed-in'
import { changeByVendor } from './change-by-vendor'
import { type Collection, collectionOf } from './collection'

/** The vendor confirms the payment on arrival, once; the guest gets a document of it. */
export const markCollected = (deps: Deps, member: Member, id: string) =>
  moveAtDoor(deps, member, id, {
    event: 'collect',
    check: ({ isCollected }, booking) => {
      if (isCollected || amountToCollect(booking) === 0) throw new DomainError('already_done')
    },
    issue: (tx, booking, { times }, now) => issueForCollected(tx, booking, { nth: times + 1, now }),
  })

/** The vendor takes it back while the stay lasts, for a day: commission and document return. */
export const undoCollected = (deps: Deps, member: Member, id: string) =>
  moveAtDoor(deps, member, id, {
    event: 'undo_collect',
    check: ({ undoUntil }, _booking, now) => {
      if (!undoUntil) throw new DomainError('already_done')
      if (now >= undoUntil) throw new DomainError('deadline_passed')
    },
    issue: (tx, booking, { times }, now) => issueForWithdrawn(tx, booking, { nth: times, now }),
  })

interface MoveAtDoor {
  event: Extract<BookingEvent, 'collect' | 'undo_collect'>
  /** throws where the steps so far do not allow it */
  check: (collection: Collection, booking: Booking, now: Date) => void
  issue: (tx: Db, booking: Booking, collection: Collection, now: Date) => Promise<void>
}

function moveAtDoor(
  { db, clock }: Deps,
  member: Member,
  id: string,
  { event, check, issue }: MoveAtDoor,
): Promise<VendorBookingWire> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const booking = await lockOwnBooking(tx, id, { vendorId: member.vendorId })
    assertAllowedNow(booking, event, 'vendor', now)
    const collection = collectionOf(await listHistories(tx, [id]))
    check(collection, booking, now)
    await changeByVendor(tx, member, booking, { event, now })
    await issue(tx, booking, collection, now)
    return getVendorBooking(tx, member.vendorId, id, now)
  })
}
