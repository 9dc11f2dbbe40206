import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '@/server/db/schema/columns'
import { users } from './users'

/** The second step of an admin's sign-in. */
export const adminSecondSteps = pgTable('admin_second_steps', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id),
  /** the secret under ADMIN_TOTP_KEY (AES-256-GCM): nonce, tag and text in base64url */
  sealedSecret: text('sealed_secret').notNull(),
  /** null: begun, without a right code yet */
  confirmedAt: instant('confirmed_at'),
  /** the period of the newest code that was used: a code works once */
  lastPeriod: integer('last_period').notNull().default(0),
  /** of all sessions, since the last right code */
  wrongTries: integer('wrong_tries').notNull().default(0),
})

export const adminRecoveryCodes = pgTable(
  'admin_recovery_codes',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** HMAC-SHA256 under ADMIN_TOTP_KEY */
    codeHash: text('code_hash').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)
