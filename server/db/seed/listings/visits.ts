import { VISIT_STEPS, type VisitSource, type VisitStep } from '@/lib/domain/statistics/funnel'
import { addDays, type Day, riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { listingFunnels } from '@/server/db/schema/listings/listings'
import { insertAll } from '@/server/db/seed/insert'
import { type Random, randomOf } from '@/server/db/seed/random'
import type { SeedListing } from './listings'

/** So that this month and the one before have visitors. */
const DAYS = 62
const SOURCES: Record<VisitSource, number> = { search: 50, browse: 15, direct: 15, engine: 15, site: 5 }
/** Of those who took the step before. */
const GO_ON: Record<VisitStep, number> = { view: 1, dates: 0.35, checkout: 0.4 }

/** The visitors of one vendor's places in the last two months, as they remain once each day is over. */
export function insertVisits(
  tx: Pick<Db, 'insert'>,
  places: readonly SeedListing[],
  ownerId: string,
  now: Date,
): Promise<void> {
  const today = riyadhDay(now)
  const own = places.filter(({ plan }) => plan.owner.id === ownerId)
  const rows = own.flatMap(({ plan: { id } }) => {
    const random = randomOf(`visits ${id}`)
    const days = Array.from({ length: DAYS }, (_, i) => addDays(today, i - DAYS))
    return days.flatMap((day) => rowsOfDay(id, day, random))
  })
  return insertAll(tx, listingFunnels, rows)
}

function rowsOfDay(listingId: string, day: Day, random: Random) {
  const counts = new Map<string, { step: VisitStep; source: VisitSource; visitors: number }>()
  for (let visitor = random.between(4, 16); visitor > 0; visitor -= 1) {
    const source = random.weighted(SOURCES)
    const last = VISIT_STEPS.findIndex((step) => !random.chance(GO_ON[step]))
    for (const step of last === -1 ? VISIT_STEPS : VISIT_STEPS.slice(0, last)) {
      const key = `${step} ${source}`
      counts.set(key, { step, source, visitors: (counts.get(key)?.visitors ?? 0) + 1 })
    }
  }
  return [...counts.values()].map((count) => ({ listingId, day, ...count }))
}
