import { type PublicStatusWire, serviceDays } from '@/lib/domain/status/public-status'
import { JOURNEYS, NO_CALLS, SERVICE_DAYS, stateOfCounts } from '@/lib/domain/status/service-levels'
import { addDays, addMinutes, instantAt, MIDNIGHT, riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { listIncidents } from '@/server/modules/console/incidents/edit-incident'
import { deleteServiceLevelsBefore, sumByDay, sumSince } from './store'

/** What is happening now is what happened in so many minutes. */
const NOW_MINUTES = 15
/** An answer serves everybody for so long, so that a crowd that looks why nothing works costs nothing. */
const KEPT_MS = 15_000

const firstDay = (now: Date) => addDays(riyadhDay(now), 1 - SERVICE_DAYS)

/** Reads the public status, at most every few seconds. */
export function publicStatusReader({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  let kept: { status: Promise<PublicStatusWire>; atMs: number } | undefined
  return (): Promise<PublicStatusWire> => {
    const atMs = clock.now().getTime()
    if (kept && atMs - kept.atMs < KEPT_MS) return kept.status
    const status = readPublicStatus(db, clock.now())
    kept = { status, atMs }
    status.catch(() => {
      kept = undefined
    })
    return status
  }
}

async function readPublicStatus(db: Db, now: Date): Promise<PublicStatusWire> {
  const since = instantAt(firstDay(now), MIDNIGHT)
  const [current, days, incidents] = await Promise.all([
    sumSince(db, addMinutes(now, -NOW_MINUTES)),
    sumByDay(db, since),
    listIncidents(db, since),
  ])
  const counts = new Map(days.map((row) => [`${row.day} ${row.journey}`, row]))
  const journeys = JOURNEYS.map((journey) => {
    const state = stateOfCounts(current.get(journey) ?? NO_CALLS, 'now')
    return {
      journey,
      // Nobody called it: the database has just answered, so it would work.
      now: state === 'none' ? ('working' as const) : state,
      days: serviceDays(riyadhDay(now)).map((day) => ({
        day,
        state: stateOfCounts(counts.get(`${day} ${journey}`) ?? NO_CALLS, 'day'),
      })),
    }
  })
  return { at: now.toISOString(), journeys, incidents }
}

/** Deletes what the public page does not show any more. */
export const deleteOldServiceLevels = (db: Db, now: Date): Promise<void> =>
  deleteServiceLevelsBefore(db, instantAt(firstDay(now), MIDNIGHT))
