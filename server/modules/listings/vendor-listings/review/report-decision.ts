import type { NotificationType } from '@/lib/domain/notifications/notification'
import type { Db } from '@/server/db/db'
import { insertHistoryEvent } from '@/server/modules/listings/vendor-listings/history-store'
import type { ListingRecord } from '@/server/modules/listings/vendor-listings/store'
import { notifyVendor } from '@/server/modules/people/notifications/notify-user'

/** Writes a decision on a change of texts into the history; the state of the listing stays. */
export function noteOnTexts(
  tx: Db,
  { id: listingId, state, version }: ListingRecord,
  event: 'approve_change' | 'reject_change',
  reason: string | null,
  createdAt: Date,
): Promise<void> {
  const states = { fromState: state, toState: state }
  return insertHistoryEvent(tx, {
    listingId,
    event,
    role: 'admin',
    ...states,
    reason,
    version: version + 1,
    createdAt,
  })
}

export function notifyOwner(
  tx: Db,
  { id, vendorId, name, nameAr }: ListingRecord,
  type: NotificationType,
  createdAt: Date,
  more: { reason?: string } = {},
): Promise<void> {
  const params = { serviceId: id, service: name, service_ar: nameAr, ...more }
  return notifyVendor(tx, { vendorId, type, params, createdAt })
}
