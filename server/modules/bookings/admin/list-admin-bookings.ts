import type { AdminBookingListWire, AdminBookingWire } from '@/lib/domain/booking/admin-wire'
import { BOOKING_STATES, type BookingTab, statesOfTab } from '@/lib/domain/booking/transitions'
import { toSar } from '@/lib/domain/money'
import { nameToWire } from '@/lib/domain/text/bilingual'
import type { Deps } from '@/server/deps'
import { computeSettlement, guardBooking } from '@/server/modules/bookings/booking-guards'
import { tabsOf } from '@/server/modules/bookings/guest/list-bookings'
import { publicNameOf } from '@/server/modules/listings/public-name'
import type { PageRequest } from '@/server/plugins/request-params'
import { type AnyBooking, countAllByState, loadAllBookings } from './admin-store'

/** All bookings under a tab; `q` is the start of a code, or a guest's number. */
export async function listAdminBookings(
  { db, clock }: Deps,
  { tab, q, page, pageSize }: PageRequest & { tab: BookingTab; q: string },
): Promise<AdminBookingListWire> {
  const text = q.trim()
  const requested = { states: statesOfTab(tab), text, limit: pageSize, offset: (page - 1) * pageSize }
  const rows = await loadAllBookings(db, requested)
  const counts = tabsOf(await countAllByState(db, text))
  const now = clock.now()
  return { data: rows.map((row) => rowToWire(row, now)), page, pageSize, total: counts[tab], counts }
}

function rowToWire({ booking, guest, host }: AnyBooking, now: Date): AdminBookingWire {
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
    allowed: mayCancel ? ['cancel'] : [],
  }
}

function userToWire(person: AnyBooking['guest']) {
  return { ...nameToWire(publicNameOf(person)), phone: person.phone }
}
