import { createHmac } from 'node:crypto'
import { addDays, type Day, riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/open'
import type { Deps } from '@/server/deps'
import { deviceOf } from '@/server/modules/accounts/device'
import { addViews, deleteViewsBefore, type View } from './store'

const HASH_LENGTH = 32
/** Beyond that many views between two rounds the newest are let go: a flood is no audience. */
const MOST_WAITING = 20_000
const ROWS_AT_ONCE = 500

interface Visit {
  listingId: string
  address: string
  userAgent: string
  /** a signed-in visitor: owners do not count on their own listings */
  userId: string | null
}

type ViewDeps = Pick<Deps, 'db' | 'clock' | 'config'>

/** Views wait in memory and are written together; when the process dies, those of the last seconds are lost. */
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
    /** Writes what waits; what cannot be written waits for the next round. */
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
 * Another one each day and under each secret: nobody can be followed by it, and no address is kept. Of the browser only its
 * kind counts, since the header may be another one at each call.
 */
function hashOfVisitor(secret: string, day: Day, { address, userAgent, userId }: Visit): string {
  const text = `view|${day}|${userId ?? `${address}|${deviceOf(userAgent)}`}`
  return createHmac('sha256', secret).update(text).digest('hex').slice(0, HASH_LENGTH)
}

/** Keeps the visitors of today, and of yesterday for what is still being written: the table grows with a day, not with time. */
export function deleteOldViews(db: Db, now: Date): Promise<void> {
  return deleteViewsBefore(db, addDays(riyadhDay(now), -1))
}
