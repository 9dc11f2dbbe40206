import type { AdminBookingDetail, BookingHistoryEntry } from '@/lib/contract/schemas/booking/admin-wire'
import { BOOKING_STATES, type BookingEvent } from '@/lib/domain/booking/transitions'
import { DomainError } from '@/lib/domain/issues'
import { toSar } from '@/lib/domain/money'
import { nameToWire } from '@/lib/domain/text/bilingual'
import type { Deps } from '@/server/deps'
import { computeSettlement, guardBooking } from '@/server/modules/bookings/booking-guards'
import { dateChangeToWire } from '@/server/modules/bookings/date-changes/date-change-to-wire'
import { findLastDateChange } from '@/server/modules/bookings/date-changes/store'
import { datesOf } from '@/server/modules/bookings/shared-wire'
import { hasActiveSplit } from '@/server/modules/bookings/splits/store'
import type { Booking } from '@/server/modules/bookings/store'
import { listLedgerLines } from '@/server/modules/money/ledger/list-ledger-lines'
import { publicNameOf } from '@/server/modules/people/accounts/public-name'
import { listAuditOf } from '@/server/modules/people/audit/list-audit-of'
import { type AnyBooking, findAnyBooking, listHistory } from './admin-store'
import { relatedTo } from './booking-relations'

/** Any booking with all that happened to it, and what an admin may do with it now. */
export async function getAnyBooking(deps: Deps, id: string): Promise<AdminBookingDetail> {
  const { db, clock } = deps
  const found = await findAnyBooking(db, id)
  if (!found) throw new DomainError('not_found')
  const { booking } = found
  const now = clock.now()
  const isSplit = await hasActiveSplit(db, id)
  const change = await findLastDateChange(db, id)
  const { mode, checkIn, checkOut, start, hours } = datesOf(booking)
  return {
    ...factsOf(found, now),
    createdAt: booking.createdAt.toISOString(),
    paymentType: booking.paymentType,
    policy: booking.snapshot.policy,
    version: booking.sequence,
    listing: { _id: booking.listingId, type: booking.snapshot.service.type },
    current: { mode, checkIn, checkOut, start, hours },
    forGuest: {
      allowed: BY_GUEST.filter((event) => guardBooking(booking, event, 'guest', now) === null).filter(
        (event) => event !== 'change_dates' || !isSplit,
      ),
      cancellation: previewOf(booking, 'cancel', 'guest', now),
    },
    noShow: previewOf(booking, 'no_show', 'admin', now),
    dateChange: change && dateChangeToWire(booking, change, now),
    ...(await relatedTo(deps, found)),
    history: (await listHistory(db, id)).map((row) => historyToWire(row, booking)),
    audit: await listAuditOf(db, 'booking', id),
    ledger: await listLedgerLines(db, id),
  }
}

/** What an admin may do on behalf of a guest. */
const BY_GUEST: readonly BookingEvent[] = ['change_dates', 'check_in', 'check_out', 'cancel']

function factsOf({ booking, guest, host }: AnyBooking, now: Date) {
  const cancellation = previewOf(booking, 'cancel', 'admin', now)
  return {
    _id: booking.id,
    code: booking.code,
    status: booking.state,
    tab: BOOKING_STATES[booking.state].tab,
    service: booking.snapshot.service.name,
    checkInAt: booking.checkInAt.toISOString(),
    checkOutAt: booking.checkOutAt.toISOString(),
    total: toSar(booking.totalHalalas),
    paid: toSar(booking.paidHalalas),
    depositPaid: toSar(booking.depositPaidHalalas),
    guest: userToWire(guest),
    host: userToWire(host),
    cancellation,
    allowed: cancellation ? (['cancel'] as const).slice() : [],
  }
}

/** What an end of the booking would refund now; null while it is not allowed. */
function previewOf(booking: Booking, event: 'cancel' | 'no_show', role: 'guest' | 'admin', now: Date) {
  if (guardBooking(booking, event, role, now)) return null
  const ending = { by: event === 'no_show' ? event : role }
  const { refundHalalas, vendorKeepsHalalas } = computeSettlement(booking, ending, now)
  return { refund: toSar(refundHalalas), vendorKeeps: toSar(vendorKeepsHalalas) }
}

const userToWire = (user: AnyBooking['guest']) => ({ ...nameToWire(publicNameOf(user)), phone: user.phone })

function historyToWire(
  { step, actor }: Awaited<ReturnType<typeof listHistory>>[number],
  { guestId }: Booking,
): BookingHistoryEntry {
  return {
    _id: step.id,
    event: step.event,
    role: step.role,
    actor: actor && nameToWire(publicNameOf(actor)),
    // A friend who pays a share acts as a guest too; only admins act for one.
    isForGuest: step.role === 'guest' && step.actorId !== guestId && actor?.role === 'Admin',
    from: step.fromState,
    to: step.toState,
    reason: step.reason,
    at: step.createdAt.toISOString(),
  }
}
