import type { CalendarConflictWire } from '@/lib/domain/calendar/wire'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import { loadConflicts, resolveConflict } from './feed-store'

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
