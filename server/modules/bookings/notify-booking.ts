import type { NotifiedSides } from '@/lib/domain/booking/transitions'
import { toSar } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import { notifyUser, notifyUsers } from '@/server/modules/notifications/notify-user'
import type { Booking } from './store'

/** Notifies one side of a booking, in the transaction of the cause; the text is rendered in the reader's language. */
export const notifySide = (
  tx: Db,
  booking: Booking,
  tells: NotifiedSides,
  now: Date,
  more: NoteParams = {},
): Promise<void> => notifyUser(tx, noteOf(booking, tells, now, more))

/** Notifies the given sides of a change, and updates the open pages of both sides. */
export async function notifyChange(
  tx: Db,
  booking: Booking,
  tells: readonly NotifiedSides[],
  now: Date,
): Promise<void> {
  const { id, state, guestId, vendorUserId } = booking
  const notes = tells.map((one) => noteOf(booking, one, now))
  const pages = [guestId, vendorUserId].map((userId) => ({
    kind: 'booking' as const,
    payload: { userId, _id: id, status: state },
  }))
  await notifyUsers(tx, notes, pages, now)
}

/** Ids, names, instants, and amounts in SAR. */
type NoteParams = Record<string, string | number>

function noteOf(booking: Booking, { whom, type }: NotifiedSides, createdAt: Date, more: NoteParams = {}) {
  const { id, code, snapshot, checkInAt, checkOutAt } = booking
  const params: NoteParams = {
    bookingId: id,
    code,
    service: snapshot.service.name.en,
    service_ar: snapshot.service.name.ar,
    checkInAt: checkInAt.toISOString(),
    checkOutAt: checkOutAt.toISOString(),
    total: toSar(booking.totalHalalas),
    paid: toSar(booking.paidHalalas + booking.depositPaidHalalas),
    ...more,
  }
  return { userId: whom === 'guest' ? booking.guestId : booking.vendorUserId, type, params, createdAt }
}
