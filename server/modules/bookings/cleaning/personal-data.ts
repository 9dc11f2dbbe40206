import { and, eq, inArray, lte } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { LISTING_NAME } from '@/server/db/listing-name'
import { cleaners, cleaningPhotos, cleaningTasks } from '@/server/db/schema/bookings/cleaning'
import { listings } from '@/server/db/schema/listings/listings'
import type { Deps } from '@/server/deps'
import { documentFile } from '@/server/modules/platform/uploads/document-file'
import { vendorOwnedBy } from '@/server/policy/vendor-owner'

/** The cleaners and the cleaning tasks of the vendor that a user owns. */
export async function exportCleaning(db: Db, userId: string) {
  return {
    cleaners: await db
      .select({
        name: cleaners.name,
        phone: cleaners.phone,
        linkSince: cleaners.linkSince,
        createdAt: cleaners.createdAt,
      })
      .from(cleaners)
      .where(inArray(cleaners.vendorId, vendorOwnedBy(db, userId))),
    cleaningTasks: await db
      .select({
        service: LISTING_NAME,
        dueAt: cleaningTasks.dueAt,
        state: cleaningTasks.state,
        note: cleaningTasks.note,
        beganAt: cleaningTasks.beganAt,
        doneAt: cleaningTasks.doneAt,
      })
      .from(cleaningTasks)
      .innerJoin(listings, eq(listings.id, cleaningTasks.listingId))
      .where(inArray(cleaningTasks.vendorId, vendorOwnedBy(db, userId))),
  }
}

/** The cleaners of a closed account are gone with their links and what was written to them; the timer deletes their photos. */
export async function eraseCleaning(tx: Db, userId: string, now: Date): Promise<void> {
  const owned = vendorOwnedBy(tx, userId)
  await tx.delete(cleaners).where(inArray(cleaners.vendorId, owned))
  const tasks = tx
    .select({ id: cleaningTasks.id })
    .from(cleaningTasks)
    .where(inArray(cleaningTasks.vendorId, owned))
  await tx.update(cleaningPhotos).set({ deleteAfter: now }).where(inArray(cleaningPhotos.taskId, tasks))
  await tx.update(cleaningTasks).set({ note: '' }).where(inArray(cleaningTasks.vendorId, owned))
}

const AT_ONCE = 100

/** Deletes photos whose time is over: the file first, because without its row nobody would find it again. */
export async function deleteOldPhotos({
  db,
  clock,
  files,
}: Pick<Deps, 'db' | 'clock' | 'files'>): Promise<void> {
  const now = clock.now()
  const due = await db
    .select({ id: cleaningPhotos.id })
    .from(cleaningPhotos)
    .where(lte(cleaningPhotos.deleteAfter, now))
    .limit(AT_ONCE)
  for (const { id } of due) {
    await files.remove(documentFile(id))
    await db
      .delete(cleaningPhotos)
      .where(and(eq(cleaningPhotos.id, id), lte(cleaningPhotos.deleteAfter, now)))
  }
}
