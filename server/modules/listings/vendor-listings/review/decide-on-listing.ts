import { DomainError } from '@/lib/domain/issues'
import { licenceState, mayPublishWith } from '@/lib/domain/listing/licence'
import { isPublished } from '@/lib/domain/listing/listing-lifecycle'
import { riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import type { PendingTexts } from '@/server/db/schema/listings/listing-changes'
import { isLicenceRequired } from '@/server/modules/catalogue/get-settings'
import { transitionListing } from '@/server/modules/listings/vendor-listings/change-listing-state'
import { findStateBeforeSuspension } from '@/server/modules/listings/vendor-listings/history-store'
import {
  deletePending,
  findHindrances,
  findPending,
  type ListingRecord,
  updateListingRow,
  writeShownTexts,
} from '@/server/modules/listings/vendor-listings/store'
import { storeVersion } from '@/server/modules/listings/vendor-listings/stored-version'
import { lockForDecision } from './lock-for-decision'
import { noteOnTexts, notifyOwner } from './report-decision'

/*
 * An admin's decisions on a listing. Each runs in the transaction of the audit line, locks the listing and notifies the
 * vendor; a repeated decision throws `already_done`.
 */

/** Approves what is pending: a new listing goes live, changed texts and pictures replace the public ones. */
export async function approveListing(tx: Db, id: string, now: Date): Promise<void> {
  const listing = await lockForDecision(tx, id)
  if (!isPublished(listing.state)) return publishListing(tx, id, now)
  const pending = await findPending(tx, id)
  if (!pending) throw new DomainError('already_done')
  await showPending(tx, listing, pending)
  await deletePending(tx, id)
  await noteOnTexts(tx, listing, 'approve_change', null, now)
  await storeVersion(tx, id, 'published', now)
  const renamed = { ...listing, name: pending.name.en, nameAr: pending.name.ar }
  await notifyOwner(tx, renamed, 'Service_approve_by_admin', now)
}

/** Publishes a new listing; where licences are required, one for overnight stays needs a valid one. */
export async function publishListing(tx: Db, id: string, now: Date): Promise<void> {
  const listing = await lockForDecision(tx, id)
  await assertVendorMaySell(tx, listing.vendorId)
  const licence = { number: listing.licenceNumber, expiresOn: listing.licenceExpires }
  const state = licenceState(listing.type, licence, riyadhDay(now))
  if (!mayPublishWith(state) && (await isLicenceRequired(tx))) throw new DomainError('licence_needed')
  await transitionListing(tx, listing, { event: 'publish', role: 'admin', now })
  await deletePending(tx, id)
  await storeVersion(tx, id, 'published', now)
  await notifyOwner(tx, listing, 'Service_publish_by_admin', now)
}

/** Suspends a published listing: hidden and not bookable; existing bookings remain. */
export async function suspendListing(tx: Db, id: string, reason: string, now: Date): Promise<void> {
  const listing = await lockForDecision(tx, id)
  await transitionListing(tx, listing, { event: 'suspend', role: 'admin', reason, now })
  await notifyOwner(tx, listing, 'Service_suspend_by_admin', now)
}

/** Ends a suspension and restores the state before it, live or paused. */
export async function restoreListing(tx: Db, id: string, now: Date): Promise<void> {
  const listing = await lockForDecision(tx, id)
  await assertVendorMaySell(tx, listing.vendorId)
  const wasPaused = (await findStateBeforeSuspension(tx, id)) === 'paused'
  const event = wasPaused ? 'restore_paused' : 'restore'
  await transitionListing(tx, listing, { event, role: 'admin', now })
  const type = wasPaused ? 'Service_approve_by_admin' : 'Service_publish_by_admin'
  await notifyOwner(tx, listing, type, now)
}

async function assertVendorMaySell(tx: Db, vendorId: string): Promise<void> {
  const { suspendedAt, blockedAt } = await findHindrances(tx, vendorId)
  if (suspendedAt) throw new DomainError('vendor_suspended')
  if (blockedAt) throw new DomainError('account_blocked')
}

async function showPending(tx: Db, listing: ListingRecord, pending: PendingTexts): Promise<void> {
  await updateListingRow(tx, listing.id, {
    name: pending.name.en,
    nameAr: pending.name.ar,
    images: pending.images,
    fieldReasons: [],
  })
  await writeShownTexts(tx, listing.id, pending)
}
