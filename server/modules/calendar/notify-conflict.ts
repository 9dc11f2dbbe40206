import type { Db } from '@/server/db/db'
import { listAdminIds } from '@/server/modules/accounts/list-admin-ids'
import type { Bookable } from '@/server/modules/listings/load-bookable'
import { notifyUser } from '@/server/modules/notifications/notify-user'
import { writeConflict } from './feed-store'
import type { ImportedEvent } from './imported-events'

/** Notifies vendor and admins, once, of an event that overlaps a booking. */
export async function notifyConflict(
  tx: Db,
  { row }: Bookable,
  event: ImportedEvent,
  now: Date,
): Promise<void> {
  const { id: listingId, ownerId, name, nameAr } = row.service
  const { key: externalId, firstDay, lastDay } = event
  const isNew = await writeConflict(tx, { listingId, externalId, firstDay, lastDay, createdAt: now })
  if (!isNew) return
  for (const userId of [ownerId, ...(await listAdminIds(tx))]) {
    const params = {
      serviceId: listingId,
      service: name,
      service_ar: nameAr,
      checkIn: firstDay,
      checkOut: lastDay,
    }
    await notifyUser(tx, { userId, type: 'Calendar_conflict', params, createdAt: now })
  }
}
