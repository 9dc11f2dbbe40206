import { bigserial, pgTable } from 'drizzle-orm/pg-core'
import { bytea, instant } from './columns'

/** Events too long for NOTIFY, on their way between several api processes; the socket adapter's own shape. */
export const socketAttachments = pgTable('socket_io_attachments', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  createdAt: instant('created_at').defaultNow(),
  payload: bytea('payload'),
})
