import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, foreignId, instant } from '@/server/db/schema/columns'
import { users } from '@/server/db/schema/people/users'

/** The first answer to a call with an idempotency key, repeated for the same key and body (contract.md, General). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** user and key together */
    id: text('id').primaryKey(),
    userId: foreignId('user_id', () => users.id),
    bodyHash: text('body_hash').notNull(),
    status: integer('status'),
    answer: jsonb('answer'),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('idempotency_keys_user').on(table.userId)],
)
