import { and, eq } from 'drizzle-orm'
import type { UploadFormat } from '@/lib/domain/upload'
import type { Db } from '@/server/db/db'
import { uploads } from '@/server/db/schema/platform/uploads'

export async function findDocument(db: Db, id: string) {
  const [row] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.visibility, 'private')))
  return row ?? null
}

/** Returns the format of its file. */
export async function deleteDocument(db: Db, id: string): Promise<UploadFormat> {
  const [gone] = await db
    .delete(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.visibility, 'private')))
    .returning({ format: uploads.format })
  return gone?.format ?? 'picture'
}
