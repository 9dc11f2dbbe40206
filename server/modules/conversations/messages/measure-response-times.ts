import { addMinutes } from '@/lib/domain/time/days'
import type { Deps } from '@/server/deps'
import { measureResponseTimes } from './response-time-store'

const COUNTED_AGAIN_MINUTES = 60
const RECENT_MINUTES = 90 * 24 * 60
/** Fewer conversations say nothing reliable of a host. */
const ENOUGH_CONVERSATIONS = 5
const AT_ONCE = 50

/** Updates how fast, and how often, each host answers recent questions. */
export async function updateResponseTimes({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await measureResponseTimes(db, {
    now,
    countedBefore: addMinutes(now, -COUNTED_AGAIN_MINUTES),
    since: addMinutes(now, -RECENT_MINUTES),
    enough: ENOUGH_CONVERSATIONS,
    limit: AT_ONCE,
  })
}
