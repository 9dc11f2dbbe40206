import type { NotificationType } from '@/lib/domain/notification'
import type { Db } from '@/server/db/open'
import { type Booking, writeNotification } from './store'

/** Tells one side of a booking, in the transaction of the cause; the reader's language makes the sentence. */
export function notify(
  tx: Db,
  booking: Booking,
  { whom, type }: { whom: 'guest' | 'vendor'; type: NotificationType },
  now: Date,
): Promise<void> {
  const { id, code, snapshot, checkInAt } = booking
  return writeNotification(tx, {
    userId: whom === 'guest' ? booking.guestId : booking.vendorUserId,
    type,
    params: {
      bookingId: id,
      code,
      service: snapshot.service.name.en,
      service_ar: snapshot.service.name.ar,
      checkInAt: checkInAt.toISOString(),
    },
    createdAt: now,
  })
}
