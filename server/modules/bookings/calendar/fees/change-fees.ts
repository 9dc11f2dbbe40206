import { type Fee, feeToWire } from '@/lib/domain/booking/money/fees'
import {
  type FeesBody,
  type FeesWire,
  feeChanges,
  feesFromBody,
  validateFees,
} from '@/lib/domain/calendar/fees'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import { lockListing } from '@/server/db/lock-listing'
import type { Deps } from '@/server/deps'
import type { TermsChange } from '@/server/modules/bookings/calendar/terms-part'
import { getOwnBookable } from '@/server/modules/bookings/calendar/vendor-calendar'
import { emitWholeCalendar } from '@/server/modules/listings/emit-calendar'
import { getStoredFees, replaceFees, type StoredFees } from '@/server/modules/listings/fees/fees'
import { writePriceHistory } from '@/server/modules/listings/vendor-listings/write-price-history'
import { writeTrail } from '@/server/modules/people/vendor-trail/write-trail'
import type { Member } from '@/server/policy/signed-in'

/** The fees of a vendor's listing. */
export async function getFees({ db, clock }: Deps, member: Member, id: string): Promise<FeesWire> {
  await getOwnBookable(db, member, id, clock.now())
  return feesToWire(await getStoredFees(db, id))
}

/**
 * Replaces the fees of a listing; bookings keep their prices. Throws `changed_meanwhile` where another version than the one
 * that was edited is stored with other fees.
 */
export async function changeFees(
  deps: Deps,
  member: Member,
  id: string,
  { basedOn, fees: given }: FeesBody,
): Promise<FeesWire> {
  const now = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    const own = await getOwnBookable(tx, member, id, now)
    await lockListing(tx, id)
    const stored = await getStoredFees(tx, id)
    const issues = validateFees(given, stored)
    if (issues.length > 0) throw new DomainError('invalid', { issues })
    const fees = feesFromBody(given)
    // The same change may come again, after a lost answer.
    if (feeChanges(stored.fees, fees).length === 0) return feesToWire(stored)
    if (stored.version !== basedOn) throw new DomainError('changed_meanwhile')
    const version = stored.version + 1
    await writeFees(tx, { member, own, before: stored.fees, after: fees, version, now })
    return feesToWire({ ...stored, fees, version })
  })
}

/** Stores the fees of a locked listing, and what follows from them. */
export async function writeFees(tx: Db, change: TermsChange<Fee[]>): Promise<void> {
  const { member, own, before, after: fees, version, now } = change
  const { service } = own.row
  await writePriceHistory(tx, service, feeChanges(before, fees), now)
  await replaceFees(tx, service.id, { fees, version })
  await emitWholeCalendar(tx, { listingId: service.id, vendorId: member.vendorId }, now)
  await writeTrail(tx, member, { act: 'fees_changed', subjectId: service.id, createdAt: now })
}

const feesToWire = ({ version, mode, fees }: StoredFees): FeesWire => ({
  version,
  mode,
  fees: fees.map(feeToWire),
})
