import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import type { PasskeyTransport } from '@/lib/domain/account/passkey'
import { bytea, createdAt, foreignId, id, instant } from '@/server/db/schema/columns'
import { users } from './users'

export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: foreignId('user_id', () => users.id),
    /** of the authenticator, in base64url */
    credentialId: text('credential_id').notNull().unique(),
    /** as COSE key */
    publicKey: bytea('public_key').notNull(),
    /** of signatures, as the authenticator counts them; 0 where it does not */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().$type<PasskeyTransport[]>().notNull(),
    name: text('name').notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId, table.createdAt)],
)

/** Challenges that were answered rightly, until they expire: each is taken once. Open ones are not stored, as anybody may ask for them. */
export const usedPasskeyChallenges = pgTable(
  'used_passkey_challenges',
  {
    /** SHA-256 in hex */
    challengeHash: text('challenge_hash').primaryKey(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('used_passkey_challenges_expiry').on(table.expiresAt)],
)
