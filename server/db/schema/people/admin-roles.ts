import { sql } from 'drizzle-orm'
import { jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { RoleRights } from '@/lib/domain/admin/roles'
import { createdAt, id, instant } from '@/server/db/schema/columns'

/** The roles that owners made beside the built-in ones. A removed one remains, because proposals and closed accounts name it. */
export const adminRoles = pgTable(
  'admin_roles',
  {
    id: id(),
    name: text('name').notNull(),
    rights: jsonb('rights').$type<RoleRights>().notNull(),
    createdAt: createdAt(),
    removedAt: instant('removed_at'),
  },
  (table) => [uniqueIndex('admin_roles_name').on(sql`lower(${table.name})`).where(sql`removed_at IS NULL`)],
)
