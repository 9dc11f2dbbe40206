import { type CalendarTerms, unusualTerms } from '@/lib/domain/listing/calendar-terms'
import type { ListingType } from '@/lib/domain/listing/listing-types'
import { type ListingPayload, wirePathOf } from '@/lib/domain/listing/payload'
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
  { payload, key, isConfirmed, setTerms }: Sent,
): Promise<Answer> {
  const now = deps.clock.now()
  return deps.db.transaction((tx) => {
    const work = async () => ({
      status: 201,
      body: await create(
        { ...deps, db: tx },
        member,
        { finished: finishedDraft(listingType, payload, { today: riyadhDay(now) }), isConfirmed, setTerms },
        now,
      ),
    })
    const body = { segment: listingType.segment, payload }
    return key === undefined ? work() : runOnce(tx, { userId: member._id, key, body, now }, work)
  })
}

interface Sent extends Confirmed {
  payload: ListingPayload
  key: unknown
}

interface Confirmed {
  /** the vendor means prices that are far from each other */
  isConfirmed: boolean
  /** gives the listing what its calendar begins with; throws issues with their paths below `path` */
  setTerms: (
    deps: Deps,
    member: Member,
    given: { id: string; terms: CalendarTerms; path: string },
  ) => Promise<void>
}

async function create(
  deps: Deps,
  member: Member,
  { finished, isConfirmed, setTerms }: Confirmed & { finished: FinishedDraft },
  now: Date,
): Promise<EditableListingWire> {
  const { db } = deps
  const references = await findReferences(db, finished)
  const columns = listingColumns(finished, references)
  const { calendarTerms } = finished.content
  const today = riyadhDay(now)
  assertUsualPrices(
    null,
    columns.prices,
    isConfirmed,
    calendarTerms && unusualTerms(calendarTerms, { ...columns, today }),
  )
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
  if (calendarTerms) {
    const path = wirePathOf(finished.listingType, 'calendarTerms')
    await setTerms(deps, member, { id: listingId, terms: calendarTerms, path })
  }
  return getEditableListing(deps, member, listingId)
}
