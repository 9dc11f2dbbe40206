import type { ServiceLevelWire } from '@/lib/contract/schemas/status/service-levels'
import { budgetOf, JOURNEYS, NO_CALLS, OBJECTIVE_DAYS, OBJECTIVES } from '@/lib/domain/status/service-levels'
import { addMinutes } from '@/lib/domain/time/days'
import type { Deps } from '@/server/deps'
import { countGoodVisits } from '@/server/modules/platform/vitals/read-vitals'
import { sumSince } from './store'

const MINUTES_A_DAY = 24 * 60
const MINUTES_AN_HOUR = 60

/** How each objective stands: by the calls of 30 days, of the last hour, and by what visitors measured. */
export async function getServiceLevels(
  deps: Pick<Deps, 'db' | 'clock'>,
): Promise<{ data: ServiceLevelWire[] }> {
  const { db, clock } = deps
  const now = clock.now()
  const [window, hour, visitors] = await Promise.all([
    sumSince(db, addMinutes(now, -OBJECTIVE_DAYS * MINUTES_A_DAY)),
    sumSince(db, addMinutes(now, -MINUTES_AN_HOUR)),
    Promise.all(JOURNEYS.map((journey) => countGoodVisits(deps, OBJECTIVES[journey].pages))),
  ])
  const data = JOURNEYS.map((journey, at) => {
    const { availability, quick, slowMs } = OBJECTIVES[journey]
    const [all, last] = [window.get(journey) ?? NO_CALLS, hour.get(journey) ?? NO_CALLS]
    return {
      journey,
      availability: budgetOf(
        availability,
        { calls: all.calls, bad: all.failed },
        { calls: last.calls, bad: last.failed },
      ),
      latency: {
        ...budgetOf(quick, { calls: all.calls, bad: all.slow }, { calls: last.calls, bad: last.slow }),
        slowMs,
      },
      visitors: visitors[at] ?? null,
    }
  })
  return { data }
}
