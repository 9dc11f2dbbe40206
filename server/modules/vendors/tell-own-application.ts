import type { OwnApplicationWire } from '@/lib/domain/vendor'
import type { Db } from '@/server/db/open'
import { applicationToWire } from './application-to-wire'
import { readApplicationOf } from './store'

/** How far a person is on the way to becoming a vendor. */
export async function tellOwnApplication(db: Db, userId: string): Promise<OwnApplicationWire> {
  const applicant = await readApplicationOf(db, userId)
  return { application: applicant ? applicationToWire(applicant) : null }
}
