import type { AuditAction } from '@/lib/domain/admin/audit-actions'
import type { AuditValues } from '@/lib/domain/admin/audit-values'
import type { AdminActBody } from '@/lib/domain/booking/admin-wire'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { assertAllowedNow } from '@/server/modules/bookings/booking-guards'
import { type Change, changeState } from '@/server/modules/bookings/change-state'
import { lockOwnBooking } from '@/server/modules/bookings/get-own-booking'
import type { Booking } from '@/server/modules/bookings/store'
import { decidedBefore } from '@/server/modules/people/audit/decided-before'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import type { SignedIn } from '@/server/policy/signed-in'
import { type Decision, decideException, findException } from './exception-store'
import { lockForAdmin, lockShownBooking } from './lock-shown-booking'

interface Acted {
  _id: string
  status: Booking['state']
}

/** An admin refunds a share of the payment and ends the booking, or refuses and changes nothing. */
export function decideOnException(
  { db, clock }: Deps,
  admin: SignedIn,
  id: string,
  decision: Decision,
): Promise<Acted> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const request = await findException(tx, id)
    if (!request) throw new DomainError('not_found')
    const booking = await lockForAdmin(tx, request.bookingId, admin)
    const isFirst = await decideException(tx, id, { ...decision, decidedBy: admin._id, decidedAt: now })
    if (!isFirst) throw await decidedBefore(tx, 'booking', booking.id)
    const event = decision.state === 'granted' ? 'grant_exception' : 'refuse_exception'
    const action = `booking_${event}` as const
    assertAllowedNow(booking, event, 'admin', now)
    const percent = decision.state === 'granted' ? decision.percent : undefined
    const change: Change = { event, role: 'admin', actorId: admin._id, now, percent }
    const moved = await changeState(tx, booking, change)
    const { state: exception, ...granted } = decision
    return audited(tx, booking, moved, {
      ...{ change, action },
      before: { exception: request.state },
      after: { exception, ...granted },
    })
  })
}

/** An admin cancels a booking with a full refund, as it was shown; without a version, whatever it is by now. */
export function cancelByAdmin(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  admin: Pick<SignedIn, '_id'>,
  id: string,
  { reason, version }: { reason: string; version: AdminActBody['version'] | null },
): Promise<Acted> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const booking =
      version === null
        ? await lockOwnBooking(tx, id, 'anybody')
        : await lockShownBooking(tx, id, admin, version)
    assertAllowedNow(booking, 'cancel', 'admin', now)
    const change: Change = { event: 'cancel', role: 'admin', actorId: admin._id, now, reason }
    const moved = await changeState(tx, booking, change)
    return audited(tx, booking, moved, { change, action: 'booking_cancel' })
  })
}

interface Act {
  change: Change
  action: AuditAction
  before?: AuditValues
  after?: AuditValues
}

async function audited(
  tx: Db,
  booking: Booking,
  { id, state }: Booking,
  { change, action, before, after }: Act,
): Promise<Acted> {
  await writeAudit(tx, {
    ...{ actorId: change.actorId, action, subjectId: id, reason: change.reason, createdAt: change.now },
    before: { code: booking.code, state: booking.state, ...before },
    after: { code: booking.code, state, ...after },
  })
  return { _id: id, status: state }
}
