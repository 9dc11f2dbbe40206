import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { UPLOAD_FORMATS, UPLOAD_VISIBILITIES } from '@/lib/domain/upload'
import { createdAt, foreignId, id, oneOf, valueChecks } from '@/server/db/schema/columns'
import { users } from '@/server/db/schema/people/users'
import { HASH_PARTS_SQL } from './hash-parts'

export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    ownerId: foreignId('owner_id', () => users.id),
    /** the vendor whose member uploaded it, so that the other members may use it; its foreign key is in the guards, because vendors name uploads */
    vendorId: text('vendor_id'),
    /** content hash: the key of the bytes in the files port */
    fileKey: text('file_key').notNull(),
    visibility: oneOf('visibility', UPLOAD_VISIBILITIES).notNull().default('public'),
    format: oneOf('format', UPLOAD_FORMATS).notNull().default('picture'),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** finds near copies (server/modules/platform/media/picture-hash.ts); null until it is computed, and for a nearly flat picture */
    pictureHash: bigint('picture_hash', { mode: 'bigint' }),
    /** the six parts of the hash with their position: near copies share one of them */
    hashParts: integer('hash_parts').array().generatedAlwaysAs(sql.raw(HASH_PARTS_SQL)),
    /** the widths of the picture that are stored as AVIF besides webp; null until that is decided */
    avifWidths: integer('avif_widths').array(),
    createdAt: createdAt(),
  },
  (table) => [
    ...valueChecks(table),
    uniqueIndex('uploads_owner_file').on(table.ownerId, table.fileKey),
    index('uploads_vendor').on(table.vendorId).where(sql`vendor_id IS NOT NULL`),
    index('uploads_file').on(table.fileKey),
    index('uploads_hash').using('gin', table.hashParts),
    index('uploads_without_avif').on(table.createdAt).where(sql`${table.avifWidths} IS NULL`),
  ],
)
