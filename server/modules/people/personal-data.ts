import { and, eq, inArray, ne, or } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { idempotencyKeys } from '@/server/db/schema/idempotency'
import { channelChoices, notifications } from '@/server/db/schema/notifications'
import { knownDevices, phoneChanges, sessions } from '@/server/db/schema/sessions'
import { users } from '@/server/db/schema/users'
import { apiKeys } from '@/server/db/schema/vendor-api/api-keys'
import { webhookEndpoints } from '@/server/db/schema/vendor-api/webhooks'
import { vendorInvitations, vendorMembers } from '@/server/db/schema/vendor-members'
import { vendors } from '@/server/db/schema/vendors'
import { vendorOwnedBy } from '@/server/policy/vendor-owner'

/** What is stored of a user as a person: account, vendor, devices, keys and notifications. */
export async function exportPeople(db: Db, userId: string) {
  const owned = vendorOwnedBy(db, userId)
  return {
    account: await db.select().from(users).where(eq(users.id, userId)),
    vendor: await db.select().from(vendors).where(inArray(vendors.id, owned)),
    memberships: await db
      .select({
        vendor: vendors.companyName,
        role: vendorMembers.role,
        createdAt: vendorMembers.createdAt,
      })
      .from(vendorMembers)
      .innerJoin(vendors, eq(vendors.id, vendorMembers.vendorId))
      .where(eq(vendorMembers.userId, userId)),
    apiKeys: await db
      .select({
        name: apiKeys.name,
        scopes: apiKeys.scopes,
        createdAt: apiKeys.createdAt,
        lastUsedAt: apiKeys.lastUsedAt,
      })
      .from(apiKeys)
      .where(eq(apiKeys.createdBy, userId)),
    webhooks: await db
      .select({ url: webhookEndpoints.url, events: webhookEndpoints.events })
      .from(webhookEndpoints)
      .where(eq(webhookEndpoints.createdBy, userId)),
    channels: await db.select().from(channelChoices).where(eq(channelChoices.userId, userId)),
    notifications: await db.select().from(notifications).where(eq(notifications.userId, userId)),
    sessions: await db
      .select({ device: sessions.device, createdAt: sessions.createdAt, expiresAt: sessions.expiresAt })
      .from(sessions)
      .where(eq(sessions.userId, userId)),
    phoneChanges: await db
      .select({
        phone: phoneChanges.phone,
        createdAt: phoneChanges.createdAt,
        dueAt: phoneChanges.dueAt,
      })
      .from(phoneChanges)
      .where(eq(phoneChanges.userId, userId)),
    knownDevices: await db
      .select({ lastUsedAt: knownDevices.lastUsedAt })
      .from(knownDevices)
      .where(eq(knownDevices.userId, userId)),
  }
}

/** The vendors that these users own, by user. */
export async function findOwnedVendors(db: Db, userIds: string[]): Promise<Map<string, string>> {
  const { userId, vendorId, role } = vendorMembers
  const rows = await db
    .select({ userId, vendorId })
    .from(vendorMembers)
    .where(and(inArray(userId, userIds), eq(role, 'owner')))
  return new Map(rows.map((row) => [row.userId, row.vendorId]))
}

/** Deletes what a closed account needs no more. Codes remain for two days, or closing would reset the limit of a number. */
export async function eraseTraces(tx: Db, userId: string): Promise<void> {
  const owned = vendorOwnedBy(tx, userId)
  await tx.delete(sessions).where(eq(sessions.userId, userId))
  await tx.delete(knownDevices).where(eq(knownDevices.userId, userId))
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
    .where(
      and(
        or(eq(vendorMembers.userId, userId), inArray(vendorMembers.vendorId, owned)),
        ne(vendorMembers.role, 'owner'),
      ),
    )
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
      idPhotoUploadId: null,
      commercialPhotoUploadId: null,
    })
    .where(inArray(vendors.id, vendorOwnedBy(tx, userId)))
}
