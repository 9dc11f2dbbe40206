import { type OwnAddOn, ownAddOnToWire } from '@/lib/domain/booking/money/own-add-ons'
import {
  areSameAddOns,
  type OwnAddOnsBody,
  type OwnAddOnsWire,
  ownAddOnChanges,
  ownAddOnsFromBody,
  validateOwnAddOns,
} from '@/lib/domain/calendar/own-add-ons'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import { lockListing } from '@/server/db/lock-listing'
import { newId } from '@/server/db/schema/columns'
import type { Deps } from '@/server/deps'
import type { TermsChange } from '@/server/modules/bookings/calendar/terms-part'
import { getOwnBookable } from '@/server/modules/bookings/calendar/vendor-calendar'
import { emitWholeCalendar } from '@/server/modules/listings/emit-calendar'
import {
  getStoredAddOns,
  replaceOwnAddOns,
  type StoredAddOns,
} from '@/server/modules/listings/own-add-ons/own-add-ons'
import { writePriceHistory } from '@/server/modules/listings/vendor-listings/write-price-history'
import { writeTrail } from '@/server/modules/people/vendor-trail/write-trail'
import { assertOwnPictures } from '@/server/modules/platform/uploads/assert-own-uploads'
import { uploaderOf } from '@/server/modules/platform/uploads/uploader'
import type { Member } from '@/server/policy/signed-in'

/** The own add-ons of a vendor's listing. */
export async function getOwnAddOns({ db, clock }: Deps, member: Member, id: string): Promise<OwnAddOnsWire> {
  await getOwnBookable(db, member, id, clock.now())
  return addOnsToWire(await getStoredAddOns(db, id))
}

/**
 * Replaces the own add-ons of a listing; bookings keep theirs, also where the stock is less now. Throws `changed_meanwhile`
 * where another version than the one that was edited is stored with other add-ons.
 */
export async function changeOwnAddOns(
  deps: Deps,
  member: Member,
  id: string,
  { basedOn, ownAddOns: given }: OwnAddOnsBody,
): Promise<OwnAddOnsWire> {
  const now = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    const own = await getOwnBookable(tx, member, id, now)
    await lockListing(tx, id)
    const stored = await getStoredAddOns(tx, id)
    const issues = validateOwnAddOns(given, stored.mode)
    if (issues.length > 0) throw new DomainError('invalid', { issues })
    const ownAddOns = ownAddOnsFromBody(given, newId)
    // The same change may come again, after a lost answer.
    if (areSameAddOns(stored.ownAddOns, ownAddOns)) return addOnsToWire(stored)
    if (stored.version !== basedOn) throw new DomainError('changed_meanwhile')
    await assertOwnPhotos(tx, member, stored.ownAddOns, ownAddOns)
    const version = stored.version + 1
    await writeOwnAddOns(tx, { member, own, before: stored.ownAddOns, after: ownAddOns, version, now })
    return addOnsToWire({ ...stored, ownAddOns, version })
  })
}

/** Stores the own add-ons of a locked listing, and what follows from them. */
export async function writeOwnAddOns(tx: Db, change: TermsChange<OwnAddOn[]>): Promise<void> {
  const { member, own, before, after: ownAddOns, version, now } = change
  const { service } = own.row
  await writePriceHistory(tx, service, ownAddOnChanges(before, ownAddOns), now)
  await replaceOwnAddOns(tx, service.id, { ownAddOns, version })
  await emitWholeCalendar(tx, { listingId: service.id, vendorId: member.vendorId }, now)
  await writeTrail(tx, member, { act: 'own_add_ons_changed', subjectId: service.id, createdAt: now })
}

/** A photo must be the vendor's own upload, or already belong to the listing. */
function assertOwnPhotos(
  tx: Db,
  member: Member,
  before: readonly OwnAddOn[],
  after: readonly OwnAddOn[],
): Promise<void> {
  const named = after.flatMap(({ photo }, index) =>
    photo === null || before.some((one) => one.photo === photo) ? [] : [[`ownAddOns.${index}.photo`, photo]],
  )
  return assertOwnPictures(tx, uploaderOf(member), Object.fromEntries(named))
}

const addOnsToWire = ({ version, mode, ownAddOns }: StoredAddOns): OwnAddOnsWire => ({
  version,
  mode,
  ownAddOns: ownAddOns.map(ownAddOnToWire),
})
