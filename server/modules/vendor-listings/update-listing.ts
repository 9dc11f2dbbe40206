import { DomainError } from '@/lib/domain/issues'
import { valueAt, withValueAt } from '@/lib/domain/listing/fields/paths'
import { isPublished, stateAfterEdit } from '@/lib/domain/listing/listing-lifecycle'
import type { ListingType } from '@/lib/domain/listing/listing-types'
import type { ListingPayload } from '@/lib/domain/listing/payload'
import { listPriceChanges } from '@/lib/domain/listing/pricing/price-changes'
import type { EditableListingWire } from '@/lib/domain/listing/vendor-listing'
import { riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import { emitWholeCalendar } from '@/server/modules/calendar/emit-calendar'
import { assertUsualPrices } from './assert-usual-prices'
import { finishedDraft } from './drafts/finished-draft'
import { findReferences } from './find-references'
import { getEditableListing } from './get-editable-listing'
import { insertHistoryEvent } from './history-store'
import { listingColumns, shownTexts } from './listing-columns'
import { settleTexts } from './pending-texts'
import { findPending, lockOwnListing, updateListingRow } from './store'
import { storePublishedOnce } from './stored-version'
import { assertOwnImages, writeDetails } from './write-details'
import { writePriceHistory } from './write-price-history'

const IMAGES = 'description.images'

export interface Edit {
  listingType: ListingType
  id: string
  payload: ListingPayload
  /** the vendor means prices that are far from the usual */
  isConfirmed: boolean
}

/** Saves the vendor's edit; changes that need approval become pending, all others apply at once. */
export async function updateListing(deps: Deps, owner: SignedIn, edit: Edit): Promise<EditableListingWire> {
  await deps.db.transaction((tx) => save(tx, owner, edit, deps.clock.now()))
  return getEditableListing(deps, owner, edit.id)
}

async function save(
  tx: Db,
  owner: SignedIn,
  { listingType, id, payload, isConfirmed }: Edit,
  now: Date,
): Promise<void> {
  const listing = await lockOwnListing(tx, owner._id, listingType.type, id)
  if (!listing) throw new DomainError('not_found')
  const waiting = await findPending(tx, id)
  const newest = waiting?.images ?? listing.images
  const whole = valueAt(payload, IMAGES) === undefined ? withValueAt(payload, IMAGES, newest) : payload
  const finished = finishedDraft(listingType, whole, riyadhDay(now))
  const references = await findReferences(tx, finished, listing)
  await assertOwnImages(tx, owner._id, finished.content.images, [...listing.images, ...newest])
  if (isPublished(listing.state)) await storePublishedOnce(tx, id, now)
  const shown = await settleTexts(tx, listing, shownTexts(finished.content), now)
  const state = stateAfterEdit(listing.state)
  const columns = listingColumns(finished, references)
  assertUsualPrices(listing.prices, columns.prices, isConfirmed)
  await writePriceHistory(tx, listing, listPriceChanges(listing.prices, columns.prices), now)
  await updateListingRow(tx, id, {
    ...columns,
    state,
    stateReason: listing.state === 'suspended' ? listing.stateReason : null,
    fieldReasons: [],
    name: shown.name.en,
    nameAr: shown.name.ar,
    images: shown.images,
  })
  await writeDetails(tx, { listingId: id, finished, references, description: shown.description, now })
  await emitWholeCalendar(tx, { listingId: id, ownerId: owner._id }, now)
  if (state === listing.state) return
  const sent = { event: 'send', role: 'owner', fromState: listing.state, toState: state } as const
  await insertHistoryEvent(tx, { listingId: id, ...sent, version: listing.version + 1, createdAt: now })
}
