import { isForEvents } from '@/lib/domain/appointments/appointment'
import { reductionOf } from '@/lib/domain/booking/money/reduction'
import type { Db } from '@/server/db/db'
import type { Booking } from '@/server/modules/bookings/store'
import { printAgreement } from './print-agreement'
import { findAgreement, findParties, findVendorsConsent, insertAgreement } from './store'

/**
 * Stores what both sides agreed on when a booking for an event is confirmed, and once more where its dates change then: in the
 * transaction of the change, from the booking's own copy. Nothing edits it afterwards.
 */
export async function recordAgreement(
  tx: Db,
  before: Booking | null,
  booking: Booking,
  now: Date,
): Promise<void> {
  if (!isForEvents(booking.snapshot.service.type) || booking.state !== 'confirmed') return
  if (before?.state === 'confirmed' && hasSameTerms(before, booking)) return
  const version = ((await findAgreement(tx, booking.id))?.version ?? 0) + 1
  const { guest, vendor } = await findParties(tx, booking)
  const consent = await findVendorsConsent(tx, booking.id)
  await insertAgreement(tx, {
    ...{ bookingId: booking.id, version, createdAt: now },
    printed: printAgreement({ booking, vendor, consent, version, now }),
    guestName: nameOf(guest),
  })
}

const hasSameTerms = (one: Booking, other: Booking) =>
  one.checkInAt.getTime() === other.checkInAt.getTime() &&
  one.checkOutAt.getTime() === other.checkOutAt.getTime() &&
  agreedPriceOf(one) === agreedPriceOf(other)

/** What was returned of the price afterwards was not agreed by both sides. */
const agreedPriceOf = ({ totalHalalas, snapshot }: Booking) => totalHalalas + reductionOf(snapshot.lines)

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  [firstName, lastName].filter(Boolean).join(' ')
