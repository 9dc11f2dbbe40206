import type { CalendarConflictWire } from '@/lib/domain/calendar/wire'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { listAdminIds } from '@/server/modules/accounts/list-admin-ids'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import type { Bookable } from '@/server/modules/listings/load-bookable'
import { notifyUser } from '@/server/modules/notifications/notify-user'
import { loadConflicts, resolveConflict, writeConflict } from './feed-store'
import type { ImportedEvent } from './imported-events'

/** Overlaps of bookings and imported events that the vendor has not resolved; of one listing or of all. */
export async function listOpenConflicts(
  db: Db,
  vendor: SignedIn,
  listingId?: string,
): Promise<CalendarConflictWire[]> {
  const rows = await loadConflicts(db, vendor._id, listingId)
  return rows.map(({ conflict, name, nameAr }) => ({
    _id: conflict.id,
    serviceId: conflict.listingId,
    service: { en: name, ar: nameAr },
    from: conflict.firstDay,
    to: conflict.lastDay,
    at: conflict.createdAt.toISOString(),
  }))
}

export async function resolveOwnConflict({ db, clock }: Deps, vendor: SignedIn, id: string) {
  if (!(await resolveConflict(db, vendor._id, id, clock.now()))) throw new DomainError('not_found')
  return { data: await listOpenConflicts(db, vendor) }
}

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
  for (const userId of [ownerId, ...(await listAdminIds(tx, 'bookings'))]) {
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
