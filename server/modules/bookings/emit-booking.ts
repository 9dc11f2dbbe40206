import type { WebhookEvent } from '@/lib/domain/webhooks/webhook'
import type { Db } from '@/server/db/db'
import { getVendorBooking } from '@/server/modules/bookings/guest/get-booking'
import { emitEvent } from '@/server/modules/people/webhooks/emit-event'
import type { Booking } from './store'

/** Tells the vendor's systems of a booking, as the vendor reads it. */
export function emitBooking(
  tx: Db,
  { id, vendorId }: Booking,
  event: WebhookEvent,
  now: Date,
): Promise<void> {
  return emitEvent(tx, { vendorId, event, now }, () => getVendorBooking(tx, vendorId, id, now))
}
