import { toSar } from '@/lib/domain/money'
import { sumOf } from '@/lib/domain/splits/split'
import type { Db } from '@/server/db/db'
import { isOfGuest } from '@/server/modules/bookings/payments/payment-store'
import type { Refund } from '@/server/modules/bookings/payments/refunds/refund-store'
import type { Booking } from '@/server/modules/bookings/store'
import { notifyUser } from '@/server/modules/people/notifications/notify-user'
import { findFirstName, findSplit, listSharePayments } from './store'

/** Tells each friend who paid shares of a booking that it ended early, and what returns to them. */
export async function notifyFriends(
  tx: Db,
  booking: Booking,
  refunds: readonly Refund[],
  now: Date,
): Promise<void> {
  const found = await findSplit(tx, { bookingId: booking.id })
  if (found?.split.state !== 'whole') return
  const paid = (await listSharePayments(tx, found.split.id)).filter((one) => !isOfGuest(one, booking))
  const { name } = booking.snapshot.service
  const guest = await findFirstName(tx, booking.guestId)
  for (const payerId of new Set(paid.map((one) => one.payerId))) {
    if (payerId === null) continue
    const ids = paid.filter((one) => one.payerId === payerId).map(({ id }) => id)
    const returned = refunds.filter(({ paymentId }) => ids.includes(paymentId))
    const amount = toSar(sumOf(returned.map((one) => one.amountHalalas)))
    const why = booking.state === 'no_show' ? 'no_show' : 'cancelled'
    const params = { service: name.en, service_ar: name.ar, guest, why, amount }
    const words = { ...params, part: amount > 0 ? 'some' : 'none', splitToken: found.split.token }
    await notifyUser(tx, { userId: payerId, type: 'Shared_booking_ended', params: words, createdAt: now })
  }
}
