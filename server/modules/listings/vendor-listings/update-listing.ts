import type { TrailAct } from '@/lib/domain/account/vendor-trail'
import { houseRuleIssues } from '@/lib/domain/calendar/fees'
import { DomainError } from '@/lib/domain/issues'
import { draftOfContent } from '@/lib/domain/listing/content'
import { isPublished, stateAfterEdit } from '@/lib/domain/listing/listing-lifecycle'
import type { ListingType } from '@/lib/domain/listing/listing-types'
import { draftFromPayload, type ListingPayload, variantOf, withLeftOut } from '@/lib/domain/listing/payload'
import { listPriceChanges } from '@/lib/domain/listing/pricing/price-changes'
import { isOfProperty, isRoomType } from '@/lib/domain/listing/room-types'
import { isSameDraft } from '@/lib/domain/listing/stored-draft'
import { withVariant } from '@/lib/domain/listing/variants'
import type { EditableListingWire } from '@/lib/domain/listing/vendor-listing'
import { riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { emitWholeCalendar } from '@/server/modules/listings/emit-calendar'
import { refreshPriceRules } from '@/server/modules/listings/price-rules/refresh-price-rules'
import { writeTrail } from '@/server/modules/people/vendor-trail/write-trail'
import { lockVendor } from '@/server/modules/people/vendors/lock-vendor'
import type { Member } from '@/server/policy/signed-in'
import { assertUsualPrices } from './assert-usual-prices'
import { type FinishedDraft, finishedDraft } from './drafts/finished-draft'
import { findReferences } from './find-references'
import { getEditableListing } from './get-editable-listing'
import { insertHistoryEvent } from './history-store'
import { listingColumns } from './listing-columns'
import { settleTexts, shownTexts } from './pending-texts'
import { assertNameOfItsOwn, placeOf } from './room-types'
import { findPending, type ListingRecord, lockOwnListing, updateListingRow } from './store'
import { storePublishedOnce } from './stored-version'
import { assertOwnImages, writeDetails } from './write-details'
import { writePriceHistory } from './write-price-history'

const HOUSE_RULES = 'description.rules'
type Doing = Pick<Deps, 'db' | 'clock'>

export interface Edit {
  listingType: ListingType
  id: string
  payload: ListingPayload
  /** the vendor means prices that are far from the usual */
  isConfirmed: boolean
  /** the version that was edited; null of a client that does not know it: the last one wins */
  basedOn: number | null
  /** what the trail calls it, `listing_changed` unless it is named */
  act?: TrailAct
}

/**
 * Saves the vendor's edit; changes that need approval become pending, all others apply at once. Throws
 * `changed_meanwhile` with the listing where another version than `basedOn` is stored with other content.
 */
export async function updateListing(deps: Doing, member: Member, edit: Edit): Promise<EditableListingWire> {
  const now = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    await lockVendor(tx, member.vendorId)
    const listing = await lockOwnListing(tx, member.vendorId, edit.listingType.type, edit.id)
    if (!listing) throw new DomainError('not_found')
    const newest = (await findPending(tx, edit.id))?.images ?? listing.images
    const inside = { ...deps, db: tx }
    const current = await getEditableListing(inside, member, edit.id)
    const rules = { today: riyadhDay(now), isFixed: isRoomType(listing) ? isOfProperty : undefined }
    const finished = finishedDraft(edit.listingType, withLeftOut(edit.payload, current), rules)
    const isStale = edit.basedOn !== null && edit.basedOn !== listing.version
    if (isStale) assertSavedAlready(finished, current)
    else {
      await save(tx, member, { listing, newest, finished, isConfirmed: edit.isConfirmed }, now)
      await writeTrail(tx, member, { act: edit.act ?? 'listing_changed', subjectId: edit.id, createdAt: now })
    }
    return getEditableListing(inside, member, edit.id)
  })
}

/** The same edit may come again, after a lost answer. */
function assertSavedAlready({ content, listingType }: FinishedDraft, current: EditableListingWire): void {
  const variant = withVariant(listingType, variantOf(current, listingType))
  if (isSameDraft(draftOfContent(content), draftFromPayload(current, variant))) return
  throw new DomainError('changed_meanwhile', { data: { current } })
}

interface FinishedEdit {
  listing: ListingRecord
  /** the pictures before the edit, those that wait before the public ones */
  newest: readonly string[]
  finished: FinishedDraft
  isConfirmed: boolean
}

async function save(tx: Db, member: Member, edit: FinishedEdit, now: Date): Promise<void> {
  const { listing, newest, finished, isConfirmed } = edit
  const { id } = listing
  const issues = houseRuleIssues(finished.content.rules, listing.fees, HOUSE_RULES)
  if (issues.length > 0) throw new DomainError('invalid', { issues })
  await assertNameOfItsOwn(tx, listing, finished)
  const references = await findReferences(tx, finished, listing)
  await assertOwnImages(tx, member, finished.content.images, [...listing.images, ...newest])
  if (isPublished(listing.state)) await storePublishedOnce(tx, id, now)
  const shown = await settleTexts(tx, listing, shownTexts(finished.content), now)
  const state = stateAfterEdit(listing.state)
  const columns = listingColumns(finished, references)
  assertUsualPrices(listing.prices, columns.prices, isConfirmed)
  await writePriceHistory(tx, listing, listPriceChanges(listing.prices, columns.prices), now)
  await updateListingRow(tx, id, {
    ...columns,
    ...(isRoomType(listing) ? placeOf(listing) : {}),
    state,
    stateReason: listing.state === 'suspended' ? listing.stateReason : null,
    fieldReasons: [],
    name: shown.name.en,
    nameAr: shown.name.ar,
    images: shown.images,
  })
  await writeDetails(tx, { listingId: id, finished, references, shown, now })
  await refreshPriceRules(tx, id, now)
  await emitWholeCalendar(tx, { listingId: id, vendorId: member.vendorId }, now)
  if (state === listing.state) return
  const sent = { event: 'send', role: 'owner', fromState: listing.state, toState: state } as const
  await insertHistoryEvent(tx, { listingId: id, ...sent, version: listing.version + 1, createdAt: now })
}
