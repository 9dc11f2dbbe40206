import type { NotifiedSides } from '@/lib/domain/booking/transitions'
import { toSar } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import { type Notice, notifyUsers } from '@/server/modules/people/notifications/notify-user'
import type { Booking } from './store'

/** Notifies one side of a booking, in the transaction of the cause; the text is rendered in the reader's language. */
export const notifySide = (
  tx: Db,
  booking: Booking,
  side: NotifiedSides,
  now: Date,
  more: NotificationParams = {},
): Promise<void> => notifyUsers(tx, [notificationFor(booking, side, now, more)], [], now)

/** Notifies the given sides of a change, and updates the open pages of both sides. */
export async function notifyChange(
  tx: Db,
  booking: Booking,
  sides: readonly NotifiedSides[],
  now: Date,
): Promise<void> {
  const { id, state, guestId, vendorId } = booking
  const notifications = sides.map((one) => notificationFor(booking, one, now))
  const pages = [{ userId: guestId }, { vendorId }].map((side) => ({
    kind: 'booking' as const,
    payload: { ...side, _id: id, status: state },
  }))
  await notifyUsers(tx, notifications, pages, now)
}

/** Ids, names, instants, and amounts in SAR. */
type NotificationParams = Record<string, string | number>

function notificationFor(
  booking: Booking,
  { whom, type }: NotifiedSides,
  createdAt: Date,
  more: NotificationParams = {},
): Notice {
  const { id, code, snapshot, checkInAt, checkOutAt } = booking
  const params: NotificationParams = {
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
  const side = whom === 'guest' ? { userId: booking.guestId } : { vendorId: booking.vendorId }
  return { ...side, type, params, createdAt }
}
