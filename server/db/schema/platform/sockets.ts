import { bigserial, pgTable } from 'drizzle-orm/pg-core'
import { bytea, instant } from '@/server/db/schema/columns'

/** Events that are too long for NOTIFY; the schema belongs to the socket adapter. */
export const socketAttachments = pgTable('socket_io_attachments', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  createdAt: instant('created_at').defaultNow(),
  payload: bytea('payload'),
})
