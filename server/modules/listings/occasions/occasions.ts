import { daysOfOccasion, knownSpan, OCCASION_NAMES } from '@/lib/domain/booking/money/occasions'
import { isOccasion, type RuleDays, withOccasionDays } from '@/lib/domain/booking/season'
import type { OccasionDaysWire } from '@/lib/domain/calendar/price-plan'
import { riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { listEnteredDays, readOccasionsVersion } from './store'

/**
 * The rules with the days of their occasions by the table, and the version by which; null: no rule names one. The version
 * is read first: a change in between makes the copy due once more.
 */
export async function resolveOccasions<Rule extends RuleDays>(
  db: Db,
  rules: readonly Rule[],
  now: Date,
): Promise<{ rules: Rule[]; version: number | null }> {
  if (!rules.some(({ season }) => isOccasion(season))) return { rules: [...rules], version: null }
  const version = await readOccasionsVersion(db)
  const known = knownSpan(riyadhDay(now))
  return { rules: withOccasionDays(rules, await entered(db, now), known), version }
}

/** The version of the table of occasions, which grows with each change. */
export const getOccasionsVersion = (db: Db): Promise<number> => readOccasionsVersion(db)

/** The coming days of every occasion, the earliest first. */
export async function listComingDays(db: Db, now: Date): Promise<OccasionDaysWire[]> {
  const today = riyadhDay(now)
  const days = await entered(db, now)
  const namesOf = (id: string) => {
    const { name = null, nameAr = null } = days.find((one) => one.id === id) ?? {}
    return name !== null && nameAr !== null ? { name, name_ar: nameAr } : null
  }
  const named = (occasion: OccasionDaysWire['occasion'], from: string) =>
    namesOf(days.find((one) => one.occasion === occasion && one.from === from)?.id ?? '')
  return OCCASION_NAMES.flatMap((occasion) =>
    daysOfOccasion(occasion, days, knownSpan(today))
      .filter(({ to }) => to >= today)
      .map((span) => ({ ...span, occasion, names: named(occasion, span.from) })),
  )
}

async function entered(db: Db, now: Date) {
  const rows = await listEnteredDays(db, knownSpan(riyadhDay(now)))
  return rows.map(({ firstDay, lastDay, ...row }) => ({ ...row, from: firstDay, to: lastDay }))
}
