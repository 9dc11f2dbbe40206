import type { CalendarConflictWire } from '@/lib/domain/calendar/wire'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import type { Bookable } from '@/server/modules/listings/load-bookable'
import { listAdminIds } from '@/server/modules/people/accounts/list-admin-ids'
import { notifyUsers } from '@/server/modules/people/notifications/notify-user'
import { writeTrail } from '@/server/modules/people/vendor-trail/write-trail'
import type { Member } from '@/server/policy/signed-in'
import { loadConflicts, lockConflict, resolveConflict, writeConflict } from './feed-store'
import type { ImportedEvent } from './imported-events'

/** Overlaps of bookings and imported events that the vendor has not resolved; of one listing or of all. */
export async function listOpenConflicts(
  db: Db,
  member: Member,
  listingId?: string,
): Promise<CalendarConflictWire[]> {
  const rows = await loadConflicts(db, member.vendorId, listingId)
  return rows.map(({ conflict, name, nameAr }) => ({
    _id: conflict.id,
    serviceId: conflict.listingId,
    service: { en: name, ar: nameAr },
    from: conflict.firstDay,
    to: conflict.lastDay,
    at: conflict.createdAt.toISOString(),
  }))
}

export async function resolveOwnConflict({ db, clock }: Deps, member: Member, id: string) {
  const now = clock.now()
  await db.transaction(async (tx) => {
    const conflict = await lockConflict(tx, member.vendorId, id)
    if (!conflict) throw new DomainError('not_found')
    if (conflict.resolvedAt) return
    await resolveConflict(tx, id, now)
    await writeTrail(tx, member, { act: 'conflict_resolved', subjectId: conflict.listingId, createdAt: now })
  })
  return { data: await listOpenConflicts(db, member) }
}

/** Notifies vendor and admins, once, of an event that overlaps a booking. */
export async function notifyConflict(
  tx: Db,
  { row }: Bookable,
  event: ImportedEvent,
  now: Date,
): Promise<void> {
  const { id: listingId, vendorId, name, nameAr } = row.service
  const { key: externalId, firstDay, lastDay } = event
  const isNew = await writeConflict(tx, { listingId, externalId, firstDay, lastDay, createdAt: now })
  if (!isNew) return
  const admins = await listAdminIds(tx, 'bookings')
  for (const to of [{ vendorId }, ...admins.map((userId) => ({ userId }))]) {
    const params = {
      serviceId: listingId,
      service: name,
      service_ar: nameAr,
      checkIn: firstDay,
      checkOut: lastDay,
    }
    await notifyUsers(tx, [{ ...to, type: 'Calendar_conflict', params, createdAt: now }], [], now)
  }
}
