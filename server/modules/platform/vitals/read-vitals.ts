import type { MetricWire, VitalsWire } from '@/lib/contract/schemas/vitals/vitals'
import { addDays, riyadhDay } from '@/lib/domain/time/days'
import { METRIC_NAMES, ratingOf } from '@/lib/domain/vitals/metrics'
import { PAGE_KINDS, type PageKind } from '@/lib/domain/vitals/visit'
import { VITALS_RETENTION_DAYS, VITALS_SPANS, type VitalsQuery } from '@/lib/domain/vitals/vitals'
import type { Deps } from '@/server/deps'
import { countOf, percentile75 } from './percentile'
import { findVitals } from './store'

/** How quick the pages were for visitors of the last days. */
export async function readVitals(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { days, device, language }: VitalsQuery,
): Promise<VitalsWire> {
  const until = riyadhDay(clock.now())
  const from = addDays(until, 1 - Number(days ?? VITALS_SPANS[0]))
  const rows = await findVitals(db, { from, until, device, language })
  const pages = PAGE_KINDS.flatMap((page) => {
    const metrics = METRIC_NAMES.flatMap((metric): MetricWire[] => {
      const buckets = rows.filter((row) => row.page === page && row.metric === metric)
      const histogram = new Map(buckets.map(({ bound, visits }) => [bound, visits]))
      const p75 = percentile75(metric, histogram)
      if (p75 === null) return []
      return [{ metric, p75, rating: ratingOf(metric, p75), visits: countOf(histogram) }]
    })
    if (metrics.length === 0) return []
    return [{ page, visits: Math.max(...metrics.map(({ visits }) => visits)), metrics }]
  })
  return { from, until, pages }
}

/** Visits of the last 28 days, and those whose largest content was painted within the published limit; null: none. */
export async function countGoodVisits(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  pages: readonly PageKind[],
): Promise<{ visits: number; good: number } | null> {
  const until = riyadhDay(clock.now())
  const rows = await findVitals(db, { from: addDays(until, 1 - VITALS_RETENTION_DAYS), until })
  const painted = rows.filter(({ page, metric }) => metric === 'LCP' && pages.includes(page))
  const sumOf = (some: typeof painted) => some.reduce((sum, row) => sum + row.visits, 0)
  const good = painted.filter(({ bound }) => ratingOf('LCP', bound) === 'good')
  return painted.length === 0 ? null : { visits: sumOf(painted), good: sumOf(good) }
}
