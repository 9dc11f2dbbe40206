import { asc } from 'drizzle-orm'
import type { FigureRowWire, FiguresWire } from '@/lib/contract/schemas/statistics/market'
import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import {
  type FigureGroup,
  type FigureSpan,
  figureRanges,
  type MarketSums,
  MOST_FIGURE_NIGHTS,
  NO_SUMS,
  withoutMoney,
} from '@/lib/domain/statistics/market'
import { nameToWire } from '@/lib/domain/text/bilingual'
import { addDays, riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { cities } from '@/server/db/schema/catalogue/catalogue'
import type { Deps } from '@/server/deps'
import { listCohorts } from './count-cohorts'
import { listDemand, sumDemand, sumMarket } from './figures-store'
import { findLastSummed } from './mark-days'

export interface FiguresRequest {
  span: FigureSpan
  group: FigureGroup
  city?: string | undefined
  type?: PropertyType | undefined
  /** amounts are null without */
  mayReadMoney: boolean
}

/** The figures of a period with those of the one before, as the timer `marketFigures` has summed them. */
export async function getFigures(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { span, group, mayReadMoney, ...filter }: FiguresRequest,
): Promise<FiguresWire> {
  const today = riyadhDay(clock.now())
  const { now, before } = figureRanges(span, today)
  const count = Math.min(span, MOST_FIGURE_NIGHTS)
  const [current, previous, known, nights, nightsBefore, cohorts, computedAt] = await Promise.all([
    sumMarket(db, now, filter, group),
    sumMarket(db, before, filter, group),
    listCities(db),
    listDemand(db, { from: today, to: addDays(today, count) }, filter),
    sumDemand(db, { from: addDays(today, -count), to: today }, filter),
    listCohorts(db, today),
    findLastSummed(db),
  ])
  const shown = mayReadMoney ? (sums: MarketSums) => sums : withoutMoney
  const names = new Map(known.map(({ id, name }) => [id, nameToWire(name)]))
  const rows: FigureRowWire[] = [...new Set([...current.keys(), ...previous.keys()])].map((key) => ({
    key,
    name: group === 'city' ? (names.get(key) ?? null) : null,
    now: shown(current.get(key) ?? NO_SUMS),
    before: shown(previous.get(key) ?? NO_SUMS),
  }))
  return {
    from: now.from,
    until: today,
    computedAt: computedAt?.toISOString() ?? null,
    cities: known.map(({ id, name }) => ({ _id: id, ...nameToWire(name) })),
    rows: rows.sort(
      (a, b) => b.now.booked - a.now.booked || b.now.views - a.now.views || (a.key < b.key ? -1 : 1),
    ),
    nights,
    nightsBefore,
    cohorts,
  }
}

const listCities = (db: Db) =>
  db
    .select({ id: cities.id, name: { en: cities.name, ar: cities.nameAr } })
    .from(cities)
    .orderBy(asc(cities.position), asc(cities.id))
