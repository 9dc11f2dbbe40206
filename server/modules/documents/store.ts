import { and, eq } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { uploads } from '@/server/db/schema/uploads'

export async function findDocument(db: Db, id: string) {
  const [row] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.visibility, 'private')))
  return row ?? null
}

export async function deleteDocument(db: Db, id: string): Promise<void> {
  await db.delete(uploads).where(and(eq(uploads.id, id), eq(uploads.visibility, 'private')))
}
