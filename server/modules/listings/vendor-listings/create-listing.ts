import type { ListingType } from '@/lib/domain/listing/listing-types'
import type { ListingPayload } from '@/lib/domain/listing/payload'
import type { EditableListingWire } from '@/lib/domain/listing/vendor-listing'
import { riyadhDay } from '@/lib/domain/time/days'
import type { Deps } from '@/server/deps'
import { writeTrail } from '@/server/modules/people/vendor-trail/write-trail'
import { type Answer, runOnce } from '@/server/modules/platform/idempotency/run-once'
import type { Member } from '@/server/policy/signed-in'
import { assertUsualPrices } from './assert-usual-prices'
import { type FinishedDraft, finishedDraft } from './drafts/finished-draft'
import { findReferences } from './find-references'
import { getEditableListing } from './get-editable-listing'
import { insertHistoryEvent } from './history-store'
import { listingColumns } from './listing-columns'
import { shownTexts } from './pending-texts'
import { insertListing } from './store'
import { assertOwnImages, writeDetails } from './write-details'

/**
 * Creates a vendor's listing, which awaits an admin's approval. With an `Idempotency-Key` repeated calls create it
 * once; clients of the specification send none.
 */
export function createListing(
  deps: Deps,
  member: Member,
  listingType: ListingType,
  { payload, key, isConfirmed }: Sent,
): Promise<Answer> {
  const now = deps.clock.now()
  return deps.db.transaction((tx) => {
    const work = async () => ({
      status: 201,
      body: await create(
        { ...deps, db: tx },
        member,
        { finished: finishedDraft(listingType, payload, { today: riyadhDay(now) }), isConfirmed },
        now,
      ),
    })
    const body = { segment: listingType.segment, payload }
    return key === undefined ? work() : runOnce(tx, { userId: member._id, key, body, now }, work)
  })
}

interface Sent {
  payload: ListingPayload
  /** the vendor means prices that are far from each other */
  isConfirmed: boolean
  key: unknown
}

async function create(
  deps: Deps,
  member: Member,
  { finished, isConfirmed }: { finished: FinishedDraft; isConfirmed: boolean },
  now: Date,
): Promise<EditableListingWire> {
  const { db } = deps
  const references = await findReferences(db, finished)
  const columns = listingColumns(finished, references)
  assertUsualPrices(null, columns.prices, isConfirmed)
  await assertOwnImages(db, member, finished.content.images)
  const shown = shownTexts(finished.content)
  const listingId = await insertListing(db, {
    ...columns,
    vendorId: member.vendorId,
    state: 'in_review',
    name: shown.name.en,
    nameAr: shown.name.ar,
    images: shown.images,
    createdAt: now,
  })
  await writeDetails(db, { listingId, finished, references, shown, now })
  await insertHistoryEvent(db, {
    listingId,
    event: 'send',
    role: 'owner',
    toState: 'in_review',
    version: 1,
    createdAt: now,
  })
  await writeTrail(db, member, { act: 'listing_sent', subjectId: listingId, createdAt: now })
  return getEditableListing(deps, member, listingId)
}
