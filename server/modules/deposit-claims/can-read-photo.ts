import type { Db } from '@/server/db/db'
import { isPhotoForGuest } from './store'

/** Whether a private upload is a photo of a claim on the deposit of this user. */
export const canReadPhoto = (db: Db, uploadId: string, userId: string): Promise<boolean> =>
  isPhotoForGuest(db, uploadId, userId)
