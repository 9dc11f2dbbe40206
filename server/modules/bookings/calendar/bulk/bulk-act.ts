import type { BulkOutcome } from '@/lib/contract/schemas/calendar/bulk-changes'
import type { BulkKind, BulkSkip } from '@/lib/domain/calendar/bulk-changes'
import { DomainError } from '@/lib/domain/issues'
import type { UnusualPart } from '@/lib/domain/listing/pricing/unusual-change'
import type { Db } from '@/server/db/db'
import { lockListingsOf } from '@/server/db/lock-listing'
import { rowName } from '@/server/db/row-name'
import type { Replaced } from '@/server/db/schema/bookings/bulk-changes'
import { type Bookable, loadOwnBookable } from '@/server/modules/listings/load-bookable'
import type { Member } from '@/server/policy/signed-in'
import { deleteBulkChanges, insertBulkChange } from './store'

/** Acts that are over stay for a day, so that a late undo is refused by its own sentence. */
const RETENTION_MS = 24 * 3_600_000

/** A locked listing of which an act is undone. */
export interface Restoring {
  member: Member
  own: Bookable
  now: Date
}

/** What became of one listing, and what was replaced of it; null where nothing was. */
export interface ActedOn {
  outcome: BulkOutcome
  replaced: Replaced | null
}

/** These listings of the vendor by their ids, locked in one order and read behind the locks; others and deleted ones are absent. */
export async function lockOwnListings(
  tx: Db,
  { vendorId }: Member,
  listingIds: readonly string[],
  now: Date,
): Promise<Map<string, Bookable>> {
  const locked = await lockListingsOf(tx, vendorId, listingIds)
  const owns = new Map<string, Bookable>()
  for (const id of locked) {
    const own = await loadOwnBookable(tx, vendorId, id, now)
    if (own && own.row.service.deletedAt === null) owns.set(id, own)
  }
  return owns
}

/** Throws `unusual_change` with the parts of all listings, each with the name of its own. */
export function assertUsual(parts: readonly { own: Bookable; unusual: readonly UnusualPart[] }[]): void {
  const unusual = parts.flatMap(({ own, unusual: those }) =>
    those.map((part) => ({ ...part, listing: { _id: own.row.service.id, ...rowName(own.row.service) } })),
  )
  if (unusual.length > 0) throw new DomainError('unusual_change', { data: { unusual } })
}

/** A listing of which nothing was changed. */
export const skipped = (serviceId: string, own: Bookable | null, reason: BulkSkip): ActedOn => ({
  outcome: {
    serviceId,
    names: own && rowName(own.row.service),
    isChanged: false,
    days: [],
    skipped: [{ reason, days: [] }],
  },
  replaced: null,
})

/** Stores what an act replaced, if anything, so that it can be undone. */
export async function storeAct(
  tx: Db,
  { vendorId }: Member,
  { kind, acted, now }: { kind: BulkKind; acted: readonly ActedOn[]; now: Date },
): Promise<void> {
  const replaced = acted.flatMap((one) => one.replaced ?? [])
  if (replaced.length > 0) await insertBulkChange(tx, { vendorId, kind, replaced, createdAt: now })
}

/** Deletes the acts of all vendors that have been over for long. */
export const deleteOldActs = (db: Db, now: Date): Promise<void> =>
  deleteBulkChanges(db, new Date(now.getTime() - RETENTION_MS))
