import { and, arrayContains, count, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { listings } from '@/server/db/schema/listings'
import { uploads } from '@/server/db/schema/uploads'

export type Upload = typeof uploads.$inferSelect

/** The same picture of the same user is one row. */
export async function writeUpload(db: Db, row: typeof uploads.$inferInsert): Promise<void> {
  await db.insert(uploads).values(row).onConflictDoNothing()
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

/** The own uploads among those with these ids or file keys. */
export async function listOwnUploads(db: Db, ownerId: string, fileKeys: string[]): Promise<Upload[]> {
  if (fileKeys.length === 0) return []
  return db
    .select()
    .from(uploads)
    .where(and(eq(uploads.ownerId, ownerId), inArray(uploads.fileKey, fileKeys)))
}

export function listUploadsOf(db: Db, ownerId: string): Promise<Upload[]> {
  return db.select().from(uploads).where(eq(uploads.ownerId, ownerId))
}

/** Whether somebody else has uploaded the same bytes. */
export async function isUsedByOthers(db: Db, { fileKey, id }: Upload): Promise<boolean> {
  const rows = await db.select({ id: uploads.id }).from(uploads).where(eq(uploads.fileKey, fileKey))
  return rows.some((row) => row.id !== id)
}

export async function deleteUpload(db: Db, id: string): Promise<void> {
  await db.delete(uploads).where(eq(uploads.id, id))
}

/** Whether a listing shows the picture; its address ends in the key. */
export async function isShownByListing(db: Db, fileKey: string): Promise<boolean> {
  const url = `/api/v1/media/${fileKey}`
  const rows = await db
    .select({ id: listings.id })
    .from(listings)
    .where(arrayContains(listings.images, [url]))
    .limit(1)
  return rows.length > 0
}
