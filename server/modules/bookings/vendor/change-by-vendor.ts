import type { TrailAct } from '@/lib/domain/account/vendor-trail'
import type { BookingEvent } from '@/lib/domain/booking/transitions'
import type { Db } from '@/server/db/db'
import { changeState } from '@/server/modules/bookings/change-state'
import type { Booking } from '@/server/modules/bookings/store'
import { writeTrail } from '@/server/modules/people/vendor-trail/write-trail'
import type { Member } from '@/server/policy/signed-in'

/** The events that members cause, as the trail names them. */
const ACTS = {
  approve: 'booking_approved',
  approve_unpaid: 'booking_approved',
  reject: 'booking_rejected',
  cancel: 'booking_cancelled',
  check_in: 'booking_checked_in',
  collect: 'booking_collected',
  undo_collect: 'booking_collection_undone',
  no_show: 'booking_no_show',
  check_out: 'booking_stayed',
  free_dates: 'booking_dates_freed',
} as const satisfies Partial<Record<BookingEvent, TrailAct>>

interface ChangeByVendor {
  event: keyof typeof ACTS
  now: Date
  reason?: string
}

/** Changes the state of a locked booking as its vendor, with the line of the member in the trail. */
export async function changeByVendor(
  tx: Db,
  member: Member,
  booking: Booking,
  change: ChangeByVendor,
): Promise<void> {
  await changeState(tx, booking, { ...change, role: 'vendor', actorId: member._id })
  await writeTrail(tx, member, {
    act: ACTS[change.event],
    subjectId: booking.id,
    createdAt: change.now,
  })
}
