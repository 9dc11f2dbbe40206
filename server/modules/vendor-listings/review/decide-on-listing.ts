import { DomainError } from '@/lib/domain/issues'
import { licenceState, mayPublishWith } from '@/lib/domain/listing/licence'
import { isPublished } from '@/lib/domain/listing/listing-lifecycle'
import type { NotificationType } from '@/lib/domain/notifications/notification'
import { riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import type { PendingTexts } from '@/server/db/schema/listing-changes'
import { isLicenceRequired } from '@/server/modules/catalogue/get-settings'
import { notifyUser } from '@/server/modules/notifications/notify-user'
import { transitionListing } from '@/server/modules/vendor-listings/change-listing-state'
import { findStateBeforeSuspension, insertHistoryEvent } from '@/server/modules/vendor-listings/history-store'
import {
  deletePending,
  findPending,
  type ListingRecord,
  lockListingRow,
  updateListingRow,
  writeDescription,
} from '@/server/modules/vendor-listings/store'

/*
 * An admin's decisions on a listing. Each runs in the transaction of the audit line, locks the listing and notifies the
 * vendor; a repeated decision throws `already_done`.
 */

/** Approves what is pending: a new listing goes live, changed texts and pictures replace the public ones. */
export async function approveListing(tx: Db, id: string, now: Date): Promise<void> {
  const listing = await found(tx, id)
  if (!isPublished(listing.state)) return publishListing(tx, id, now)
  const pending = await findPending(tx, id)
  if (!pending) throw new DomainError('already_done')
  await showPending(tx, listing, pending)
  await deletePending(tx, id)
  await noteOnTexts(tx, listing, 'approve_change', null, now)
  const renamed = { ...listing, name: pending.name.en, nameAr: pending.name.ar }
  await notifyOwner(tx, renamed, 'Service_approve_by_admin', now)
}

/** Publishes a new listing; where licences are required, one for overnight stays needs a valid one. */
export async function publishListing(tx: Db, id: string, now: Date): Promise<void> {
  const listing = await found(tx, id)
  const licence = { number: listing.licenceNumber, expiresOn: listing.licenceExpires }
  const state = licenceState(listing.type, licence, riyadhDay(now))
  if (!mayPublishWith(state) && (await isLicenceRequired(tx))) throw new DomainError('licence_needed')
  await transitionListing(tx, listing, { event: 'publish', role: 'admin', now })
  await deletePending(tx, id)
  await notifyOwner(tx, listing, 'Service_publish_by_admin', now)
}

/** Rejects what is pending, with a reason for the vendor; a published listing keeps its approved texts. */
export async function rejectListing(tx: Db, id: string, reason: string, now: Date): Promise<void> {
  const listing = await found(tx, id)
  const isChange = isPublished(listing.state)
  if (isChange && (await findPending(tx, id)) === null) throw new DomainError('already_done')
  if (isChange) await refuseChange(tx, listing, reason, now)
  else await transitionListing(tx, listing, { event: 'reject', role: 'admin', reason, now })
  await deletePending(tx, id)
  await notifyOwner(tx, listing, 'Service_reject_by_admin', now)
}

/** Suspends a published listing: hidden and not bookable; existing bookings remain. */
export async function suspendListing(tx: Db, id: string, reason: string, now: Date): Promise<void> {
  const listing = await found(tx, id)
  await transitionListing(tx, listing, { event: 'suspend', role: 'admin', reason, now })
  await notifyOwner(tx, listing, 'Service_suspend_by_admin', now)
}

/** Ends a suspension and restores the state before it, live or paused. */
export async function restoreListing(tx: Db, id: string, now: Date): Promise<void> {
  const listing = await found(tx, id)
  const wasPaused = (await findStateBeforeSuspension(tx, id)) === 'paused'
  const event = wasPaused ? 'restore_paused' : 'restore'
  await transitionListing(tx, listing, { event, role: 'admin', now })
  const type = wasPaused ? 'Service_approve_by_admin' : 'Service_publish_by_admin'
  await notifyOwner(tx, listing, type, now)
}

async function found(tx: Db, id: string): Promise<ListingRecord> {
  const listing = await lockListingRow(tx, id)
  if (!listing) throw new DomainError('not_found')
  return listing
}

/** The reason of a rejected change does not overwrite that of a suspension. */
async function refuseChange(tx: Db, listing: ListingRecord, reason: string, now: Date): Promise<void> {
  if (listing.state !== 'suspended') await updateListingRow(tx, listing.id, { stateReason: reason })
  await noteOnTexts(tx, listing, 'reject_change', reason, now)
}

async function showPending(tx: Db, listing: ListingRecord, pending: PendingTexts): Promise<void> {
  await updateListingRow(tx, listing.id, {
    name: pending.name.en,
    nameAr: pending.name.ar,
    images: pending.images,
  })
  await writeDescription(tx, listing.id, pending.description)
}

function noteOnTexts(
  tx: Db,
  { id: listingId, state }: ListingRecord,
  event: 'approve_change' | 'reject_change',
  reason: string | null,
  createdAt: Date,
): Promise<void> {
  const states = { fromState: state, toState: state }
  return insertHistoryEvent(tx, { listingId, event, role: 'admin', ...states, reason, createdAt })
}

function notifyOwner(
  tx: Db,
  { id, ownerId, name, nameAr }: ListingRecord,
  type: NotificationType,
  createdAt: Date,
): Promise<void> {
  const params = { serviceId: id, service: name, service_ar: nameAr }
  return notifyUser(tx, { userId: ownerId, type, params, createdAt })
}
