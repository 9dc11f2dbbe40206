import { and, eq, inArray, ne, or } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { contactMessages } from '@/server/db/schema/contact'
import { favourites, sharedLists } from '@/server/db/schema/favourites'
import { idempotencyKeys } from '@/server/db/schema/idempotency'
import { listings } from '@/server/db/schema/listings'
import { bankAccounts } from '@/server/db/schema/money/payouts'
import { channelChoices, notifications } from '@/server/db/schema/notifications'
import { reviews } from '@/server/db/schema/reviews'
import { knownDevices, phoneChanges, sessions } from '@/server/db/schema/sessions'
import { users } from '@/server/db/schema/users'
import { apiKeys } from '@/server/db/schema/vendor-api/api-keys'
import { webhookEndpoints } from '@/server/db/schema/vendor-api/webhooks'
import { vendorInvitations, vendorMembers } from '@/server/db/schema/vendor-members'
import { vendors } from '@/server/db/schema/vendors'
import { waitingList } from '@/server/db/schema/waiting-list'
import { vendorOwnedBy } from '@/server/policy/vendor-owner'

/**
 * Deletes data that is not needed after the account is closed. Codes remain for two days, or closing would reset the
 * limit of a number.
 */
export async function deleteTraces(tx: Db, userId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId))
  await tx.delete(knownDevices).where(eq(knownDevices.userId, userId))
  await tx.delete(phoneChanges).where(eq(phoneChanges.userId, userId))
  await tx.delete(favourites).where(eq(favourites.userId, userId))
  await tx.update(reviews).set({ photos: [] }).where(eq(reviews.authorId, userId))
  await tx.delete(sharedLists).where(eq(sharedLists.userId, userId))
  await tx.delete(waitingList).where(eq(waitingList.userId, userId))
  await tx.delete(notifications).where(eq(notifications.userId, userId))
  await tx.delete(contactMessages).where(eq(contactMessages.userId, userId))
  await tx.delete(channelChoices).where(eq(channelChoices.userId, userId))
  const owned = vendorOwnedBy(tx, userId)
  await tx.delete(bankAccounts).where(inArray(bankAccounts.vendorId, owned))
  await tx.delete(apiKeys).where(or(eq(apiKeys.createdBy, userId), inArray(apiKeys.vendorId, owned)))
  await tx
    .delete(webhookEndpoints)
    .where(or(eq(webhookEndpoints.createdBy, userId), inArray(webhookEndpoints.vendorId, owned)))
  await tx.delete(vendorInvitations).where(inArray(vendorInvitations.vendorId, owned))
  // The owner remains, because bookings, documents and the ledger name the vendor by it.
  await tx
    .delete(vendorMembers)
    .where(
      and(
        or(eq(vendorMembers.userId, userId), inArray(vendorMembers.vendorId, owned)),
        ne(vendorMembers.role, 'owner'),
      ),
    )
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.userId, userId))
}

const NO_USER = {
  phone: null,
  verified: false,
  firstName: '',
  lastName: '',
  displayName: null,
  displayNameAr: null,
  email: null,
  nationality: null,
  idNumber: null,
  dateOfBirth: null,
  avatarUrl: null,
  blockedReason: null,
}

/** Anonymizes the row; it remains because bookings, invoices and the ledger reference it. */
export async function anonymizeUser(tx: Db, userId: string, now: Date): Promise<void> {
  const owned = vendorOwnedBy(tx, userId)
  await tx
    .update(users)
    .set({ ...NO_USER, deletedAt: now })
    .where(eq(users.id, userId))
  await tx
    .update(vendors)
    .set({
      address: '',
      contactPhone: null,
      companyName: null,
      idPhotoUploadId: null,
      commercialPhotoUploadId: null,
    })
    .where(inArray(vendors.id, owned))
  await tx.update(listings).set({ state: 'paused', deletedAt: now }).where(inArray(listings.vendorId, owned))
}
