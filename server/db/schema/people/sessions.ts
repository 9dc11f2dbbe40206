import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { CODE_PURPOSES } from '@/lib/domain/account/one-time-code'
import { createdAt, foreignId, id, instant, oneOf, valueChecks } from '@/server/db/schema/columns'
import { users } from './users'
import { vendors } from './vendors'

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token in hex; the token itself is never stored (security.md) */
    tokenHash: text('token_hash').primaryKey(),
    userId: foreignId('user_id', () => users.id),
    /** the vendor for which the user acts; null or no longer a member: the default of `activeMembership` */
    vendorId: text('vendor_id').references(() => vendors.id),
    /** browser and system for the user's list of sessions: `Chrome, Android` */
    device: text('device'),
    /** from where the user signed in: an address, or the /64 of one; null of sessions that are older than the column */
    network: text('network'),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    /** when the user last gave a code to the number on file: the sign-in itself, or a proof asked for later */
    provenAt: instant('proven_at'),
    /** when an admin did the second step in this session */
    secondStepAt: instant('second_step_at'),
    /** wrong codes of the second step in this session, since the last right one or the last lock */
    secondStepTries: integer('second_step_tries').notNull().default(0),
    secondStepLockedUntil: instant('second_step_locked_until'),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_vendor').on(table.vendorId).where(sql`vendor_id IS NOT NULL`),
  ],
)

/** A new number that waits a week, because nobody showed a code to the old one. */
export const phoneChanges = pgTable(
  'phone_changes',
  {
    userId: foreignId('user_id', () => users.id).primaryKey(),
    phone: text('phone').notNull(),
    createdAt: createdAt(),
    dueAt: instant('due_at').notNull(),
  },
  (table) => [index('phone_changes_due').on(table.dueAt)],
)

export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: id(),
    phone: text('phone').notNull(),
    purpose: oneOf('purpose', CODE_PURPOSES).notNull(),
    /** SHA-256 of the requester's secret: a challenge, or a session token */
    challengeHash: text('challenge_hash').notNull(),
    /** HMAC of phone, purpose, challenge and code under the session secret */
    codeHash: text('code_hash').notNull(),
    address: text('address').notNull(),
    /** hash of the device or session that has verified the number before; null: an unknown requester */
    provenBy: text('proven_by'),
    /** false: the number did not fit the purpose, so nothing was sent; it counts for the address only */
    isSent: boolean('is_sent').notNull().default(true),
    wrongTries: integer('wrong_tries').notNull().default(0),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    /** used, replaced, or tried wrongly too often */
    deadAt: instant('dead_at'),
    /** the user verified the number: no wait before the next code */
    usedAt: instant('used_at'),
  },
  (table) => [
    ...valueChecks(table),
    index('one_time_codes_phone').on(table.phone, table.createdAt),
    index('one_time_codes_address').on(table.address, table.createdAt),
    uniqueIndex('one_time_codes_alive').on(table.phone, table.challengeHash).where(sql`dead_at IS NULL`),
  ],
)

/** Browsers in which a user has logged in: they grant no access, but have their own limit of codes. */
export const knownDevices = pgTable(
  'known_devices',
  {
    /** SHA-256 of the device's secret */
    deviceHash: text('device_hash').notNull(),
    userId: foreignId('user_id', () => users.id),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.deviceHash, table.userId] }),
    index('known_devices_user').on(table.userId, table.lastUsedAt),
  ],
)
