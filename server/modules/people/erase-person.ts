import { and, asc, eq, inArray, ne, or } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { sharePasses } from '@/server/db/schema/money/splits'
import { apiKeys } from '@/server/db/schema/people/api-keys'
import { channelChoices, notifications } from '@/server/db/schema/people/notifications'
import { passkeys } from '@/server/db/schema/people/passkeys'
import { knownDevices, phoneChanges, sessions } from '@/server/db/schema/people/sessions'
import { users } from '@/server/db/schema/people/users'
import { vendorInvitations, vendorMembers } from '@/server/db/schema/people/vendor-members'
import { vendors } from '@/server/db/schema/people/vendors'
import { webhookEndpoints } from '@/server/db/schema/people/webhooks'
import { idempotencyKeys } from '@/server/db/schema/platform/idempotency'
import { vendorOwnedBy } from '@/server/policy/vendor-owner'
import { endOwnMembership } from './vendor-members/leave-vendor'

/** Deletes what a closed account needs no more. Codes remain for two days, or closing would reset the limit of a number. */
export async function eraseTraces(tx: Db, userId: string, now: Date): Promise<void> {
  const owned = vendorOwnedBy(tx, userId)
  const memberships = await tx
    .select()
    .from(vendorMembers)
    .where(and(eq(vendorMembers.userId, userId), ne(vendorMembers.role, 'owner')))
    .orderBy(asc(vendorMembers.vendorId))
  for (const one of memberships) await endOwnMembership(tx, one, now)
  await tx.delete(sessions).where(eq(sessions.userId, userId))
  await tx.delete(sharePasses).where(eq(sharePasses.userId, userId))
  await tx.delete(knownDevices).where(eq(knownDevices.userId, userId))
  await tx.delete(passkeys).where(eq(passkeys.userId, userId))
  await tx.delete(phoneChanges).where(eq(phoneChanges.userId, userId))
  await tx.delete(notifications).where(eq(notifications.userId, userId))
  await tx.delete(channelChoices).where(eq(channelChoices.userId, userId))
  await tx.delete(apiKeys).where(or(eq(apiKeys.createdBy, userId), inArray(apiKeys.vendorId, owned)))
  await tx
    .delete(webhookEndpoints)
    .where(or(eq(webhookEndpoints.createdBy, userId), inArray(webhookEndpoints.vendorId, owned)))
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.userId, userId))
  await tx.delete(vendorInvitations).where(inArray(vendorInvitations.vendorId, owned))
  // The owner remains, because bookings, documents and the ledger name the vendor by it.
  await tx
    .delete(vendorMembers)
    .where(and(inArray(vendorMembers.vendorId, owned), ne(vendorMembers.role, 'owner')))
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

/** Anonymizes the rows of a user and of the vendor; they remain because bookings, invoices and the ledger name them. */
export async function anonymizeUser(tx: Db, userId: string, now: Date): Promise<void> {
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
      ...{ proposedName: null, nameProposedAt: null, nameRefusalReason: null },
      idPhotoUploadId: null,
      commercialPhotoUploadId: null,
    })
    .where(inArray(vendors.id, vendorOwnedBy(tx, userId)))
}
