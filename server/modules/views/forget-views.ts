import { addDays, riyadhDay } from '@/lib/domain/days'
import type { Db } from '@/server/db/open'
import { deleteViewsBefore } from './store'

/** Keeps the visitors of today, and of yesterday for what is still being written: the table grows with a day, not with time. */
export function forgetViews(db: Db, now: Date): Promise<void> {
  return deleteViewsBefore(db, addDays(riyadhDay(now), -1))
}
