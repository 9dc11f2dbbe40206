import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { apiKeys } from '@/server/db/schema/people/api-keys'
import { channelChoices, notifications } from '@/server/db/schema/people/notifications'
import { passkeys } from '@/server/db/schema/people/passkeys'
import { knownDevices, phoneChanges, sessions } from '@/server/db/schema/people/sessions'
import { users } from '@/server/db/schema/people/users'
import { vendorMembers } from '@/server/db/schema/people/vendor-members'
import { vendors } from '@/server/db/schema/people/vendors'
import { webhookEndpoints } from '@/server/db/schema/people/webhooks'
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
      .select({
        device: sessions.device,
        network: sessions.network,
        createdAt: sessions.createdAt,
        expiresAt: sessions.expiresAt,
      })
      .from(sessions)
      .where(eq(sessions.userId, userId)),
    passkeys: await db
      .select({ name: passkeys.name, createdAt: passkeys.createdAt, lastUsedAt: passkeys.lastUsedAt })
      .from(passkeys)
      .where(eq(passkeys.userId, userId)),
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
