import type { NotificationType } from '@/lib/domain/notification'
import type { Db } from '@/server/db/open'
import { tellPerson } from '@/server/modules/notifications/tell-person'
import { promiseWork } from '@/server/modules/outbox/promise-work'
import type { Booking } from './store'

/** Tells one side of a booking, in the transaction of the cause; the reader's language makes the sentence. */
export function notify(
  tx: Db,
  booking: Booking,
  { whom, type }: { whom: 'guest' | 'vendor'; type: NotificationType },
  now: Date,
): Promise<void> {
  const { id, code, snapshot, checkInAt } = booking
  return tellPerson(tx, {
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

/** Both sides' open pages show the new state at once, whoever caused it. */
export function showChange(tx: Db, { id, state, guestId, vendorUserId }: Booking, now: Date): Promise<void> {
  const payload = { _id: id, status: state }
  return promiseWork(
    tx,
    [guestId, vendorUserId].map((userId) => ({ kind: 'booking' as const, payload: { userId, ...payload } })),
    now,
  )
}
