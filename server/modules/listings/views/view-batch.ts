import { stepsUntil, type VisitSource, type VisitStep } from '@/lib/domain/statistics/funnel'
import { addDays, riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { addViews, deleteViewsBefore, type View } from './store'
import { hashesOfVisitor, type Visitor } from './visitor-hash'

/** Above this many views per round further ones are dropped, as a flood. */
const MOST_WAITING = 20_000
const ROWS_AT_ONCE = 500

interface Visit extends Visitor {
  listingId: string
  step?: VisitStep
  /** as the page knows it; the first one of a day counts */
  source?: VisitSource
}

type ViewDeps = Pick<Deps, 'db' | 'clock' | 'config'>

/** Collects views in memory and writes them in batches; a crash loses the last seconds. */
export function viewBatch(deps: ViewDeps) {
  let waiting = new Map<string, View>()
  return {
    add({ listingId, step = 'view', source = 'direct', ...visitor }: Visit): void {
      if (waiting.size >= MOST_WAITING) return
      const day = riyadhDay(deps.clock.now())
      const hashesAt = (one: VisitStep) => hashesOfVisitor(deps.config.sessionSecret, day, one, visitor)
      const keyOf = (hash: string | undefined) => `${listingId} ${day} ${hash}`
      const viewHashes = hashesAt('view')
      const { userId } = visitor
      // The statement that writes a batch finds stored views alone.
      const [view] = viewHashes.flatMap((hash) => waiting.get(keyOf(hash)) ?? [])
      for (const one of stepsUntil(step)) {
        const hashes = hashesAt(one)
        if (hashes.some((hash) => waiting.has(keyOf(hash)))) continue
        waiting.set(keyOf(hashes[0]), {
          ...{ listingId, day, step: one, source: view?.source ?? source },
          ...{ hashes, viewHashes, userId },
        })
      }
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

/** Deletes visitors before yesterday, so that the table has the size of two days. */
export function deleteOldViews(db: Db, now: Date): Promise<void> {
  return deleteViewsBefore(db, addDays(riyadhDay(now), -1))
}
