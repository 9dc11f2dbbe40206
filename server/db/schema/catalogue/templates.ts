import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { TemplateTexts } from '@/lib/domain/content/template'
import { createdAt, foreignId } from '@/server/db/schema/columns'
import { users } from '@/server/db/schema/people/users'

/** The texts that admins wrote in place of those in messages/; the newest version is sent, null is the default again. */
export const templateVersions = pgTable(
  'template_versions',
  {
    /** of TEMPLATES in lib/domain/content/template.ts */
    name: text('name').notNull(),
    version: integer('version').notNull(),
    texts: jsonb('texts').$type<TemplateTexts>(),
    editorId: foreignId('editor_id', () => users.id),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.name, table.version] })],
)
