import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { UPLOAD_VISIBILITIES } from '@/lib/domain/upload'
import { createdAt, id, oneOf, valueChecks } from './columns'
import { users } from './users'

export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id),
    /** content hash: the key of the bytes in the files port */
    fileKey: text('file_key').notNull(),
    visibility: oneOf('visibility', UPLOAD_VISIBILITIES).notNull().default('public'),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    ...valueChecks(table),
    uniqueIndex('uploads_owner_file').on(table.ownerId, table.fileKey),
    index('uploads_file').on(table.fileKey),
  ],
)
