import type { CalendarConflictWire } from '@/lib/domain/calendar/wire'
import { Refusal } from '@/lib/domain/issues'
import type { Db } from '@/server/db/open'
import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import { readConflicts, resolveConflict } from './feed-store'

/** Dates that are booked here and elsewhere, until the vendor says that it is settled; of one service or of all. */
export async function openConflicts(
  db: Db,
  vendor: SignedIn,
  serviceId?: string,
): Promise<CalendarConflictWire[]> {
  const rows = await readConflicts(db, vendor._id, serviceId)
  return rows.map(({ conflict, name, nameAr }) => ({
    _id: conflict.id,
    serviceId: conflict.serviceId,
    service: { en: name, ar: nameAr },
    from: conflict.firstDay,
    to: conflict.lastDay,
    at: conflict.createdAt.toISOString(),
  }))
}

export async function settleConflict({ db, clock }: Deps, vendor: SignedIn, id: string) {
  if (!(await resolveConflict(db, vendor._id, id, clock.now()))) throw new Refusal('not_found')
  return { data: await openConflicts(db, vendor) }
}
