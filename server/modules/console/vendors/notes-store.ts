import { asc, desc, eq } from 'drizzle-orm'
import type { VendorNoteWire } from '@/lib/contract/schemas/account/vendor'
import { fullName } from '@/lib/domain/account/account'
import type { Db } from '@/server/db/db'
import { users } from '@/server/db/schema/people/users'
import { vendorNotes } from '@/server/db/schema/people/vendors'

const MAX_NOTES = 200

/** Newest first. */
export async function listNotes(db: Db, vendorId: string): Promise<VendorNoteWire[]> {
  const rows = await db
    .select({ note: vendorNotes, author: users })
    .from(vendorNotes)
    .innerJoin(users, eq(users.id, vendorNotes.authorId))
    .where(eq(vendorNotes.vendorId, vendorId))
    .orderBy(desc(vendorNotes.createdAt), asc(vendorNotes.id))
    .limit(MAX_NOTES)
  return rows.map(({ note, author }) => ({
    _id: note.id,
    text: note.body,
    author: fullName(author),
    createdAt: note.createdAt.toISOString(),
  }))
}

export async function insertNote(tx: Db, note: typeof vendorNotes.$inferInsert): Promise<void> {
  await tx.insert(vendorNotes).values(note)
}
