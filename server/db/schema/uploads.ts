import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns'
import { users } from './users'

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
