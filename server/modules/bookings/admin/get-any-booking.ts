import type { AdminBookingDetail, BookingHistoryEntry } from '@/lib/domain/booking/admin-wire'
import { BOOKING_STATES } from '@/lib/domain/booking/transitions'
import { DomainError } from '@/lib/domain/issues'
import { toSar } from '@/lib/domain/money'
import { nameToWire } from '@/lib/domain/text/bilingual'
import type { Deps } from '@/server/deps'
import { computeSettlement, guardBooking } from '@/server/modules/bookings/booking-guards'
import { listMoneyMovements } from '@/server/modules/bookings/payments/list-money-movements'
import { listLedgerLines } from '@/server/modules/ledger/list-ledger-lines'
import { publicNameOf } from '@/server/modules/listings/public-name'
import { type AnyBooking, findAnyBooking, listHistory } from './admin-store'

/** Any booking with its history, its payments and refunds, and its lines of the ledger. */
export async function getAnyBooking({ db, clock }: Deps, id: string): Promise<AdminBookingDetail> {
  const found = await findAnyBooking(db, id)
  if (!found) throw new DomainError('not_found')
  const { booking } = found
  const movements = await listMoneyMovements(db, [id])
  return {
    ...factsOf(found, clock.now()),
    createdAt: booking.createdAt.toISOString(),
    paymentType: booking.paymentType,
    policy: booking.snapshot.policy,
    history: (await listHistory(db, id)).map(historyToWire),
    movements: movements(id),
    ledger: await listLedgerLines(db, id),
  }
}

function factsOf({ booking, guest, host }: AnyBooking, now: Date) {
  const mayCancel = guardBooking(booking, 'cancel', 'admin', now) === null
  const { refundHalalas, vendorKeepsHalalas } = computeSettlement(booking, { by: 'admin' }, now)
  return {
    _id: booking.id,
    code: booking.code,
    status: booking.state,
    tab: BOOKING_STATES[booking.state].tab,
    service: booking.snapshot.service.name,
    checkInAt: booking.checkInAt.toISOString(),
    checkOutAt: booking.checkOutAt.toISOString(),
    total: toSar(booking.totalHalalas),
    paid: toSar(booking.paidHalalas + booking.depositPaidHalalas),
    guest: userToWire(guest),
    host: userToWire(host),
    cancellation: mayCancel ? { refund: toSar(refundHalalas), vendorKeeps: toSar(vendorKeepsHalalas) } : null,
    allowed: mayCancel ? (['cancel'] as const).slice() : [],
  }
}

const userToWire = (user: AnyBooking['guest']) => ({ ...nameToWire(publicNameOf(user)), phone: user.phone })

function historyToWire({
  step,
  actor,
}: Awaited<ReturnType<typeof listHistory>>[number]): BookingHistoryEntry {
  return {
    _id: step.id,
    event: step.event,
    role: step.role,
    actor: actor && nameToWire(publicNameOf(actor)),
    from: step.fromState,
    to: step.toState,
    reason: step.reason,
    at: step.createdAt.toISOString(),
  }
}
