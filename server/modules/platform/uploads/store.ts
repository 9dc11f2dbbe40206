import { and, arrayContains, count, eq, gt, inArray, isNull, notExists, or, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { messages } from '@/server/db/schema/conversations/conversations'
import { arrivalGuides } from '@/server/db/schema/listings/arrival-guides'
import { listings } from '@/server/db/schema/listings/listings'
import { depositClaimPhotos } from '@/server/db/schema/money/deposit-claims'
import { vendors } from '@/server/db/schema/people/vendors'
import { uploads } from '@/server/db/schema/platform/uploads'
import { vendorOwnedBy } from '@/server/policy/vendor-owner'
import { documentUrl } from './document-file'

export type Upload = typeof uploads.$inferSelect

/** The same picture of the same user is one row. */
export async function writeUpload(db: Db, row: typeof uploads.$inferInsert): Promise<void> {
  const set = { vendorId: sql`coalesce(${uploads.vendorId}, excluded.vendor_id)` }
  await db
    .insert(uploads)
    .values(row)
    .onConflictDoUpdate({ target: [uploads.ownerId, uploads.fileKey], set })
}

export async function listKeysWithoutHash(db: Db, fileKeys: string[]): Promise<string[]> {
  if (fileKeys.length === 0) return []
  const rows = await db
    .selectDistinct({ key: uploads.fileKey })
    .from(uploads)
    .where(and(inArray(uploads.fileKey, fileKeys), isNull(uploads.pictureHash)))
  return rows.map((row) => row.key)
}

/** The same bytes have the same hash, whoever uploaded them. */
export async function writePictureHash(db: Db, fileKey: string, pictureHash: bigint): Promise<void> {
  await db.update(uploads).set({ pictureHash }).where(eq(uploads.fileKey, fileKey))
}

export async function countUploadsSince(db: Db, ownerId: string, since: Date): Promise<number> {
  const [counted] = await db
    .select({ made: count() })
    .from(uploads)
    .where(and(eq(uploads.ownerId, ownerId), gt(uploads.createdAt, since)))
  return counted?.made ?? 0
}

/** Who may name an upload: its user, and the members of the vendor for which it was uploaded. */
export interface Uploader {
  userId: string
  vendorId?: string | null
}

/** The own uploads among those with these file keys. */
export async function listOwnUploads(
  db: Db,
  { userId, vendorId }: Uploader,
  fileKeys: string[],
): Promise<Upload[]> {
  if (fileKeys.length === 0) return []
  return db
    .select()
    .from(uploads)
    .where(
      and(
        or(eq(uploads.ownerId, userId), vendorId ? eq(uploads.vendorId, vendorId) : undefined),
        inArray(uploads.fileKey, fileKeys),
      ),
    )
}

/** Without those that belong to a vendor of others. */
export function listUploadsOf(db: Db, ownerId: string): Promise<Upload[]> {
  const isTheirs = or(isNull(uploads.vendorId), inArray(uploads.vendorId, vendorOwnedBy(db, ownerId)))
  return db
    .select()
    .from(uploads)
    .where(and(eq(uploads.ownerId, ownerId), isTheirs))
}

/** Whether somebody else has uploaded the same bytes. */
export async function isUsedByOthers(db: Db, { fileKey, id }: Upload): Promise<boolean> {
  const rows = await db.select({ id: uploads.id }).from(uploads).where(eq(uploads.fileKey, fileKey))
  return rows.some((row) => row.id !== id)
}

export async function deleteUpload(db: Db, id: string): Promise<void> {
  await db.delete(uploads).where(eq(uploads.id, id))
}

/**
 * Deletes a private picture that no guide, paper, claim or message names any more; whether it did. Only its user can have sent
 * it as a message, which the index of senders finds.
 */
export async function deleteUnusedDocument(db: Db, id: string): Promise<boolean> {
  const shown = JSON.stringify([{ photo: documentUrl(id) }])
  const naming = [
    sql`(SELECT FROM ${arrivalGuides} WHERE content -> 'photos' @> ${shown}::jsonb)`,
    sql`(SELECT FROM ${vendors} WHERE id_photo_upload_id = ${id} OR commercial_photo_upload_id = ${id})`,
    sql`(SELECT FROM ${depositClaimPhotos} WHERE upload_id = ${id})`,
    sql`(SELECT FROM ${messages} WHERE sender_id = ${uploads.ownerId} AND image_upload_id = ${id})`,
  ]
  const deleted = await db
    .delete(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.visibility, 'private'), ...naming.map(notExists)))
    .returning({ id: uploads.id })
  return deleted.length > 0
}

const hasAddOnPhoto = (url: string) =>
  sql`${listings.ownAddOns} @> ${JSON.stringify([{ photo: url }])}::jsonb`

/** Whether a listing shows the picture; its address ends in the key. */
export async function isShownByListing(db: Db, fileKey: string): Promise<boolean> {
  const url = `/api/v1/media/${fileKey}`
  const rows = await db
    .select({ id: listings.id })
    .from(listings)
    .where(or(arrayContains(listings.images, [url]), hasAddOnPhoto(url)))
    .limit(1)
  return rows.length > 0
}
