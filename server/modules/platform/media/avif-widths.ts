import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { uploads } from '@/server/db/schema/platform/uploads'

/** The widths that a picture has as AVIF. */
export async function findAvifWidths(db: Db, fileKey: string): Promise<number[]> {
  const [found] = await db
    .select({ widths: uploads.avifWidths })
    .from(uploads)
    .where(eq(uploads.fileKey, fileKey))
    // A later upload of the same bytes is open until its turn comes; nulls are last.
    .orderBy(asc(uploads.avifWidths))
    .limit(1)
  return found?.widths ?? []
}

/** The picture that has waited longest for a decision about AVIF, among those uploaded before. */
export async function findUploadWithoutAvif(db: Db, uploadedBefore: Date): Promise<string | null> {
  const [found] = await db
    .select({ key: uploads.fileKey })
    .from(uploads)
    .where(
      and(
        isNull(uploads.avifWidths),
        eq(uploads.visibility, 'public'),
        lte(uploads.createdAt, uploadedBefore),
      ),
    )
    .orderBy(asc(uploads.createdAt))
    .limit(1)
  return found?.key ?? null
}

/** Writes the decision to every upload of the picture; returns whether there is one. */
export async function writeAvifWidths(
  db: Db,
  fileKey: string,
  avifWidths: number[] | null,
): Promise<boolean> {
  const rows = await db
    .update(uploads)
    .set({ avifWidths })
    .where(eq(uploads.fileKey, fileKey))
    .returning({ id: uploads.id })
  return rows.length > 0
}
