import type { OwnAddOnsWire } from '@/lib/contract/schemas/calendar/own-add-ons'
import { type OwnAddOn, ownAddOnToWire } from '@/lib/domain/booking/money/own-add-ons'
import {
  areSameAddOns,
  type OwnAddOnsBody,
  ownAddOnChanges,
  ownAddOnsFromBody,
  validateOwnAddOns,
} from '@/lib/domain/calendar/own-add-ons'
import type { Db } from '@/server/db/db'
import { newId } from '@/server/db/schema/columns'
import type { Deps } from '@/server/deps'
import { assertNoIssues, replaceTerms } from '@/server/modules/bookings/calendar/replace-terms'
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

/** Replaces the own add-ons of a listing; bookings keep theirs, also where the stock is less now. */
export async function changeOwnAddOns(
  deps: Deps,
  member: Member,
  id: string,
  { basedOn, ownAddOns: given }: OwnAddOnsBody,
): Promise<OwnAddOnsWire> {
  const stored = await replaceTerms(
    deps,
    { member, id, basedOn },
    {
      read: getStoredAddOns,
      partOf: ({ ownAddOns }) => ownAddOns,
      make: async (tx, listing) => {
        assertNoIssues(validateOwnAddOns(given, listing))
        const after = ownAddOnsFromBody(given, newId)
        await assertOwnPhotos(tx, member, listing.ownAddOns, after)
        return after
      },
      isSame: areSameAddOns,
      write: writeOwnAddOns,
    },
  )
  return addOnsToWire(stored)
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
