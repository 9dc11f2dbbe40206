import { CLEANING_PHOTO_DAYS, MAX_CLEANING_PHOTOS } from '@/lib/domain/cleaning/cleaning'
import { DomainError } from '@/lib/domain/issues'
import { addMinutes } from '@/lib/domain/time/days'
import type { Deps } from '@/server/deps'
import { documentFile } from '@/server/modules/platform/uploads/document-file'
import { storeUnownedPhoto } from '@/server/modules/platform/uploads/store-upload'
import { assertOpen, cleanerOf, onTask, type TaskByLink } from './by-link'
import { type Cleaner, countPhotos, isPhotoOf, writePhoto } from './store'

const DAY_MINUTES = 24 * 60

/** Stores a photo of a task; throws `too_many_photos`. The file of one that is refused is gone. */
export async function addPhoto(deps: Deps, link: TaskByLink, bytes: Buffer): Promise<void> {
  const cleaner = await cleanerOf(deps, link.token)
  const id = await storeUnownedPhoto(deps.files, cleaner.id, bytes)
  try {
    const createdAt = deps.clock.now()
    await onTask(deps, link, async (tx, _cleaner, task) => {
      assertOpen(task, createdAt)
      if ((await countPhotos(tx, task.id)) >= MAX_CLEANING_PHOTOS) throw new DomainError('too_many_photos')
      const deleteAfter = addMinutes(createdAt, CLEANING_PHOTO_DAYS * DAY_MINUTES)
      await writePhoto(tx, { id, taskId: task.id, createdAt, deleteAfter })
    })
  } catch (error) {
    await deps.files.remove(documentFile(id))
    throw error
  }
}

/** The key of a photo’s file, for whoever may see its task. */
export async function photoFile(
  { db }: Deps,
  of: { vendorId: string } | { cleaner: Cleaner },
  id: string,
): Promise<string> {
  if (!(await isPhotoOf(db, of, id))) throw new DomainError('not_found')
  return documentFile(id)
}
