import { and, between, eq, lt, sql, sum } from 'drizzle-orm'
import type { Day } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { vitals } from '@/server/db/schema/platform/vitals'

export type VitalsRow = typeof vitals.$inferSelect

/** Adds counts to their buckets in one statement, in the order of the key, so that two processes do not block each other. */
export async function addVitals(db: Db, rows: readonly VitalsRow[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insert(vitals)
    .values([...rows].sort((a, b) => keyOf(a).localeCompare(keyOf(b), 'en')))
    .onConflictDoUpdate({
      target: [vitals.day, vitals.page, vitals.device, vitals.language, vitals.metric, vitals.bound],
      set: { visits: sql`${vitals.visits} + excluded.visits` },
    })
}

/** Names a bucket. */
export const keyOf = ({ day, page, device, language, metric, bound }: Omit<VitalsRow, 'visits'>): string =>
  [day, page, device, language, metric, bound].join(' ')

interface Range {
  from: Day
  until: Day
  device?: VitalsRow['device'] | undefined
  language?: VitalsRow['language'] | undefined
}

/** The buckets of both days and those between them, summed up over days, devices and languages. */
export function findVitals(db: Db, { from, until, device, language }: Range) {
  return db
    .select({
      page: vitals.page,
      metric: vitals.metric,
      bound: vitals.bound,
      visits: sum(vitals.visits).mapWith(Number),
    })
    .from(vitals)
    .where(
      and(
        between(vitals.day, from, until),
        device && eq(vitals.device, device),
        language && eq(vitals.language, language),
      ),
    )
    .groupBy(vitals.page, vitals.metric, vitals.bound)
}

export async function deleteVitalsBefore(db: Db, day: Day): Promise<void> {
  await db.delete(vitals).where(lt(vitals.day, day))
}
