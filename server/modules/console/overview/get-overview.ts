import type { OverviewWire } from '@/lib/contract/schemas/admin/overview'
import { type AdminArea, mayRead } from '@/lib/domain/admin/areas'
import {
  DAILY_FIGURES,
  type DailyFigure,
  type DayRow,
  fillDays,
  WAITING_QUEUES,
  type WaitingWire,
} from '@/lib/domain/admin/overview'
import type { AdminRole } from '@/lib/domain/admin/roles'
import { riyadhDay } from '@/lib/domain/time/days'
import type { Deps } from '@/server/deps'
import { measureOutbox } from '@/server/modules/platform/outbox/measure'
import { listServices } from '@/server/modules/platform/service-health/list-services'
import { readDays } from './refresh-daily-figures'
import { listStays } from './stays-store'
import { countWaiting } from './waiting-store'

type OverviewDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'geocoder' | 'translator'>

/** The first page of the console: of each area only what the role may read. */
export async function getOverview(deps: OverviewDeps, role: AdminRole): Promise<OverviewWire> {
  const { db, clock } = deps
  const now = clock.now()
  const today = riyadhDay(now)
  const isReadable = ({ area }: { area: AdminArea }) => mayRead(role, area)
  const figures = DAILY_FIGURES.filter(isReadable).map(({ figure }) => figure)
  const [waiting, arrivals, departures, days, services, outbox] = await Promise.all([
    listQueues(deps, role),
    mayRead(role, 'bookings') ? listStays(db, 'arrivals', today) : null,
    mayRead(role, 'bookings') ? listStays(db, 'departures', today) : null,
    readDays(db, today),
    listServices(deps),
    measureOutbox(db),
  ])
  return {
    at: now.toISOString(),
    today,
    waiting,
    stays: arrivals && departures ? { arrivals, departures } : null,
    figures,
    days: fillDays(days, today).map((row) => only(row, figures)),
    services,
    outbox,
  }
}

/** What waits in the areas that the role reads; of nothing before the second step, which makes the role. */
export async function listQueues(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  role: AdminRole | null,
): Promise<WaitingWire[]> {
  const queues = WAITING_QUEUES.filter(({ area }) => mayRead(role, area)).map(({ queue }) => queue)
  return countWaiting(db, queues, riyadhDay(clock.now()))
}

function only(row: DayRow, figures: readonly DailyFigure[]): DayRow {
  const hidden = DAILY_FIGURES.filter(({ figure }) => !figures.includes(figure))
  return { ...row, ...Object.fromEntries(hidden.map(({ figure }) => [figure, 0])) }
}
