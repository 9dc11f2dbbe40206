import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { UserRole, VendorType } from '@/lib/domain/account'
import type { CodePurpose } from '@/lib/domain/code'
import { createdAt, halalas, id, instant } from './columns'

export const users = pgTable(
  'users',
  {
    id: id(),
    phone: text('phone').unique(),
    role: text('role').$type<UserRole>().notNull().default('User'),
    verified: boolean('verified').notNull().default(false),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    /** the public name in both languages, where it differs from the typed one (companies, demo people) */
    displayName: text('display_name'),
    displayNameAr: text('display_name_ar'),
    email: text('email'),
    nationality: text('nationality'),
    idNumber: text('id_number'),
    dateOfBirth: date('date_of_birth', { mode: 'string' }),
    avatarUrl: text('avatar_url'),
    language: text('language').$type<'ar' | 'en'>().notNull().default('ar'),
    balanceHalalas: halalas('balance_halalas').notNull().default(0),
    createdAt: createdAt(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [index('users_role').on(table.role)],
)

export const vendors = pgTable('vendors', {
  id: id(),
  userId: text('user_id')
    .notNull()
    .unique()
    .references(() => users.id),
  type: text('type').$type<VendorType>().notNull(),
  state: text('state').$type<'waiting' | 'approved' | 'rejected'>().notNull().default('waiting'),
  rejectionReason: text('rejection_reason'),
  address: text('address').notNull().default(''),
  /** where the vendor is reached; the account's own number only changes by a code */
  contactPhone: text('contact_phone'),
  companyName: text('company_name'),
  commercialNumber: text('commercial_number'),
  vatNumber: text('vat_number'),
  idPhotoUploadId: text('id_photo_upload_id'),
  commercialPhotoUploadId: text('commercial_photo_upload_id'),
  /** minutes until half of the recent questions were answered, and when that was last counted */
  answerMinutes: integer('answer_minutes'),
  answersCountedAt: instant('answers_counted_at'),
  createdAt: createdAt(),
  decidedAt: instant('decided_at'),
})

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token in hex; the token itself is never stored (security.md) */
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** browser and system, for the person's own list: `Chrome, Android` */
    device: text('device'),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId)],
)

export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: id(),
    phone: text('phone').notNull(),
    purpose: text('purpose').$type<CodePurpose>().notNull(),
    /** SHA-256 of what only the requester holds: a challenge, or the token of a session */
    challengeHash: text('challenge_hash').notNull(),
    /** HMAC of phone, purpose, challenge and code under the session secret */
    codeHash: text('code_hash').notNull(),
    address: text('address').notNull(),
    /** the device or session that has proved to hold the number, as a hash; null: anybody may have asked */
    provenBy: text('proven_by'),
    /** false: the number did not fit the purpose, so nothing was sent; it counts against the address alone */
    isSent: boolean('is_sent').notNull().default(true),
    wrongTries: integer('wrong_tries').notNull().default(0),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    /** used, replaced by a newer one, or tried wrongly too often */
    deadAt: instant('dead_at'),
    /** the person proved to hold the number: the wait for another code is over */
    usedAt: instant('used_at'),
  },
  (table) => [
    index('one_time_codes_phone').on(table.phone, table.createdAt),
    index('one_time_codes_address').on(table.address, table.createdAt),
    uniqueIndex('one_time_codes_alive').on(table.phone, table.challengeHash).where(sql`dead_at IS NULL`),
  ],
)

/** Browsers and devices in which a user logged in: they open nothing, but have an allowance of codes of their own. */
export const knownDevices = pgTable(
  'known_devices',
  {
    /** SHA-256 of what the device holds */
    deviceHash: text('device_hash').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.deviceHash, table.userId] }),
    index('known_devices_user').on(table.userId, table.lastUsedAt),
  ],
)

export const favourites = pgTable(
  'favourites',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    serviceId: text('service_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.serviceId] })],
)

/** A list of favourites that can be read by whoever has its link; without a row nobody can. */
export const sharedLists = pgTable('shared_lists', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id),
  secret: text('secret').notNull().unique(),
  createdAt: createdAt(),
})

export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id),
    /** content hash: the name under which the files port keeps the bytes */
    fileKey: text('file_key').notNull(),
    visibility: text('visibility').$type<'public' | 'private'>().notNull().default('public'),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('uploads_owner_file').on(table.ownerId, table.fileKey)],
)

export const auditTrail = pgTable('audit_trail', {
  id: id(),
  actorId: text('actor_id')
    .notNull()
    .references(() => users.id),
  action: text('action').notNull(),
  subject: text('subject').notNull(),
  reason: text('reason'),
  detail: jsonb('detail'),
  createdAt: createdAt(),
})
