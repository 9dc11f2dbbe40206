import type { CalendarConflictWire, CalendarWire } from '@/lib/contract/schemas/calendar/wire'
import { overlaps } from '@/lib/domain/booking/period'
import { DomainError } from '@/lib/domain/issues'
import { instantAt, riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { listBookingsWithin } from '@/server/modules/bookings/vendor/list-vendor-bookings'
import { writeTrail } from '@/server/modules/people/vendor-trail/write-trail'
import type { Member } from '@/server/policy/signed-in'
import { loadConflicts, lockConflict, resolveConflict } from './conflict-store'

/** Overlaps of bookings and imported events that the vendor has not resolved; of one listing or of all. */
export async function listOpenConflicts(
  db: Db,
  member: Member,
  listingId?: string,
): Promise<CalendarConflictWire[]> {
  const rows = (await loadConflicts(db, member.vendorId, listingId)).map((row) => ({
    ...row,
    from: row.startsAt ?? instantAt(row.conflict.firstDay, '00:00'),
    to: row.endsAt ?? instantAt(row.conflict.lastDay, '00:00'),
  }))
  const bookings = await bookingsBeside(db, rows)
  return rows.map(({ conflict, name, nameAr, feed, from, to }) => ({
    _id: conflict.id,
    serviceId: conflict.listingId,
    service: { en: name, ar: nameAr },
    from: conflict.firstDay,
    to: conflict.lastDay,
    at: conflict.createdAt.toISOString(),
    feed: feed && { _id: feed.id, name: feed.name, colour: feed.colour },
    event: conflict.summary,
    bookings: (bookings.get(conflict.listingId) ?? [])
      .map((one) => ({ one, span: { from: new Date(one.checkInAt), to: new Date(one.checkOutAt) } }))
      .filter(({ span }) => overlaps(span, { from, to }))
      .map(({ one: { _id: id, code, guest }, span }) => ({
        _id: id,
        code,
        guest,
        from: riyadhDay(span.from),
        to: riyadhDay(span.to),
      })),
  }))
}

/** The bookings of each listing around its conflicts. */
async function bookingsBeside(
  db: Db,
  rows: readonly { conflict: { listingId: string }; from: Date; to: Date }[],
): Promise<Map<string, CalendarWire['bookings']>> {
  const listingIds = [...new Set(rows.map(({ conflict }) => conflict.listingId))]
  const found = listingIds.map(async (id) => {
    const those = rows.filter(({ conflict }) => conflict.listingId === id)
    const window = {
      from: new Date(Math.min(...those.map(({ from }) => from.getTime()))),
      to: new Date(Math.max(...those.map(({ to }) => to.getTime()))),
    }
    return [id, await listBookingsWithin(db, id, window)] as const
  })
  return new Map(await Promise.all(found))
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
