import type { BulkChangeWire, BulkResultWire } from '@/lib/contract/schemas/calendar/bulk-changes'
import { type TermsPart, undoEnd, undoStart } from '@/lib/domain/calendar/bulk-changes'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import type { Replaced } from '@/server/db/schema/bookings/bulk-changes'
import type { Deps } from '@/server/deps'
import type { TermsRow, TermsValue } from '@/server/modules/bookings/calendar/terms-part'
import type { Member } from '@/server/policy/signed-in'
import { type ActedOn, lockOwnListings, type Restoring, skipped } from './bulk-act'
import { writeTerms } from './copy-terms'
import { restoreClosed, restoreOpened, restorePrices } from './restore-days'
import { listBulkChanges, lockBulkChange, markUndone } from './store'
import { TERMS } from './terms-rows'

/** The acts of a vendor that can still be undone, by any member who may edit calendars; the newest first. */
export async function listUndoable({ db, clock }: Deps, { vendorId }: Member): Promise<BulkChangeWire[]> {
  const rows = await listBulkChanges(db, vendorId, undoStart(clock.now()))
  return rows.map(({ id, kind, replaced, createdAt }) => ({
    _id: id,
    kind,
    listings: replaced.length,
    undoUntil: undoEnd(createdAt).toISOString(),
  }))
}

/**
 * Restores what an act replaced, of each listing that was not changed since; bookings that were made since stay. An act
 * of which nothing was restored can be undone again. Throws `already_undone` the second time, and `undo_over` when the time for it has passed.
 */
export async function undoChange(deps: Deps, member: Member, id: string): Promise<BulkResultWire> {
  const now = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    const act = await lockBulkChange(tx, member.vendorId, id)
    if (!act) throw new DomainError('not_found')
    if (act.undoneAt) throw new DomainError('already_undone')
    if (undoEnd(act.createdAt) <= now) throw new DomainError('undo_over')
    const listingIds = act.replaced.map(({ listingId }) => listingId)
    const owns = await lockOwnListings(tx, member, listingIds, now)
    const acted: ActedOn[] = []
    for (const replaced of act.replaced) {
      const own = owns.get(replaced.listingId)
      acted.push(
        own ? await restore(tx, { member, own, now }, replaced) : skipped(replaced.listingId, null, 'gone'),
      )
    }
    const listings = acted.map(({ outcome }) => outcome)
    if (listings.some(({ isChanged }) => isChanged)) await markUndone(tx, id, now)
    return { listings }
  })
}

function restore(tx: Db, restoring: Restoring, replaced: Replaced): Promise<ActedOn> {
  switch (replaced.of) {
    case 'prices':
      return restorePrices(tx, restoring, replaced.prices)
    case 'closed':
      return restoreClosed(tx, restoring, replaced)
    case 'opened':
      return restoreOpened(tx, restoring, replaced.closings)
    default:
      return restoreTerms(tx, replaced.of, restoring, replaced)
  }
}

async function restoreTerms<Part extends TermsPart>(
  tx: Db,
  part: Part,
  { member, own, now }: Restoring,
  left: { version: number; before: TermsValue<Part> },
): Promise<ActedOn> {
  const row: TermsRow<TermsValue<Part>> = TERMS[part]
  const { id } = own.row.service
  const stored = await row.read(tx, id)
  if (stored.version !== left.version) return skipped(id, own, 'changed')
  const refusal = await row.refusal(tx, id, left.before)
  if (refusal) return skipped(id, own, refusal)
  const version = stored.version + 1
  return writeTerms(tx, row, { member, own, before: stored.value, after: left.before, version, now })
}
