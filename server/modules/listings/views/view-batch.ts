import { createHmac } from 'node:crypto'
import { addDays, type Day, riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { deviceOf } from '@/server/modules/people/accounts/device'
import { addViews, deleteViewsBefore, type View } from './store'

const HASH_LENGTH = 32
/** Above this many views per round further ones are dropped, as a flood. */
const MOST_WAITING = 20_000
const ROWS_AT_ONCE = 500

interface Visit {
  listingId: string
  address: string
  userAgent: string
  /** a signed-in visitor: vendors do not count on their own listings */
  userId: string | null
}

type ViewDeps = Pick<Deps, 'db' | 'clock' | 'config'>

/** Collects views in memory and writes them in batches; a crash loses the last seconds. */
export function viewBatch(deps: ViewDeps) {
  let waiting = new Map<string, View>()
  return {
    add(visit: Visit): void {
      if (waiting.size >= MOST_WAITING) return
      const day = riyadhDay(deps.clock.now())
      const { listingId, userId } = visit
      const visitorHash = hashOfVisitor(deps.config.sessionSecret, day, visit)
      waiting.set(`${listingId} ${day} ${visitorHash}`, { listingId, day, visitorHash, userId })
    },
    /** Writes the batch; on a failure its views stay for the next round. */
    async flush(): Promise<void> {
      const rows = [...waiting]
      waiting = new Map()
      for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
        try {
          const some = rows.slice(at, at + ROWS_AT_ONCE)
          await addViews(
            deps.db,
            some.map(([, view]) => view),
          )
        } catch (error) {
          waiting = new Map([...rows.slice(at), ...waiting])
          throw error
        }
      }
    },
  }
}

/**
 * The hash changes daily and with the secret, so that it cannot track a visitor; no address is stored. Only the
 * browser's name counts, because the header may vary between calls.
 */
function hashOfVisitor(secret: string, day: Day, { address, userAgent, userId }: Visit): string {
  const text = `view|${day}|${userId ?? `${address}|${deviceOf(userAgent)}`}`
  return createHmac('sha256', secret).update(text).digest('hex').slice(0, HASH_LENGTH)
}

/** Deletes visitors before yesterday, so that the table has the size of two days. */
export function deleteOldViews(db: Db, now: Date): Promise<void> {
  return deleteViewsBefore(db, addDays(riyadhDay(now), -1))
}
