import { index, pgTable, text } from 'drizzle-orm/pg-core'
import type { KeyScope } from '@/lib/domain/api-keys/api-key'
import { createdAt, foreignId, id, instant } from '@/server/db/schema/columns'
import { users } from '@/server/db/schema/people/users'
import { vendors } from '@/server/db/schema/people/vendors'

/** Keys of vendors' systems. Revoked ones remain, so that the trail can name them. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    vendorId: foreignId('vendor_id', () => vendors.id),
    /** the member who made it: the key may do no more than this member, and ends with the membership */
    createdBy: foreignId('created_by', () => users.id),
    name: text('name').notNull(),
    /** SHA-256 of the key in hex; the key itself is never stored */
    keyHash: text('key_hash').notNull().unique(),
    lastFour: text('last_four').notNull(),
    scopes: text('scopes').array().$type<KeyScope[]>().notNull(),
    /** exact to a minute */
    lastUsedAt: instant('last_used_at'),
    createdAt: createdAt(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [index('api_keys_vendor').on(table.vendorId), index('api_keys_created_by').on(table.createdBy)],
)
