import { and, asc, eq, gte, isNull, lte, sql } from 'drizzle-orm'
import {
  type CalendarOccasion,
  type DaySpan,
  OCCASION_NAMES,
  type Occasion,
} from '@/lib/domain/booking/money/occasions'
import type { LocalizedName } from '@/lib/domain/text/bilingual'
import { type Db, rowsOf } from '@/server/db/db'
import { occasionDays, occasionVersions } from '@/server/db/schema/listings/occasions'

export type DaysRow = typeof occasionDays.$inferSelect
type NewDays = Omit<typeof occasionDays.$inferInsert, 'id' | 'version'>

/** The days that admins entered and that touch a span, the earliest first. */
export function listEnteredDays(db: Db, { from, to }: DaySpan): Promise<DaysRow[]> {
  return db
    .select()
    .from(occasionDays)
    .where(and(gte(occasionDays.lastDay, from), lte(occasionDays.firstDay, to)))
    .orderBy(asc(occasionDays.firstDay), asc(occasionDays.id))
}

/** Grows with each change of any occasion. */
export async function readOccasionsVersion(db: Db): Promise<number> {
  const total = sql<number>`coalesce(sum(${occasionVersions.version}), 0)::int`
  const [row] = await db.select({ total }).from(occasionVersions)
  return row?.total ?? 0
}

/** Counts a change of an occasion; of two admins the second one waits here for the first. */
export async function countChange(tx: Db, occasion: Occasion): Promise<void> {
  await tx
    .insert(occasionVersions)
    .values({ occasion, version: 1 })
    .onConflictDoUpdate({
      target: occasionVersions.occasion,
      set: { version: sql`${occasionVersions.version} + 1` },
    })
}

export async function findCorrection(
  tx: Db,
  occasion: CalendarOccasion,
  year: number,
): Promise<DaysRow | undefined> {
  const [row] = await tx
    .select()
    .from(occasionDays)
    .where(and(eq(occasionDays.occasion, occasion), eq(occasionDays.year, year)))
  return row
}

export async function findHoliday(tx: Db, id: string): Promise<DaysRow | undefined> {
  const [row] = await tx
    .select()
    .from(occasionDays)
    .where(and(eq(occasionDays.id, id), isNull(occasionDays.year)))
  return row
}

export async function insertDays(tx: Db, days: NewDays): Promise<DaysRow> {
  const [row] = await tx.insert(occasionDays).values(days).returning()
  if (!row) throw new Error('no days were inserted')
  return row
}

/** Writes other days, and names where it has some, as the next version. */
export async function updateDays(
  tx: Db,
  { id, version }: DaysRow,
  days: Partial<Omit<NewDays, 'occasion' | 'year'>>,
): Promise<DaysRow> {
  const [row] = await tx
    .update(occasionDays)
    .set({ ...days, version: version + 1 })
    .where(eq(occasionDays.id, id))
    .returning()
  if (!row) throw new Error('no days were updated')
  return row
}

export async function deleteDays(tx: Db, id: string): Promise<void> {
  await tx.delete(occasionDays).where(eq(occasionDays.id, id))
}

const MOST_COUNTED = 1000
const MOST_EXAMPLES = 5

/** How many listings price by each occasion, up to a thousand, and a few of them by name. */
export async function countUses(
  db: Db,
): Promise<{ occasion: Occasion; listings: number; examples: LocalizedName[] }[]> {
  const uses = []
  for (const occasion of OCCASION_NAMES) {
    const named = sql`price_rules_occasions IS NOT NULL AND price_rules @> ${JSON.stringify([{ season: occasion }])}::jsonb
      AND deleted_at IS NULL`
    const [counted] = await rowsOf<{ count: number }>(
      db,
      sql`SELECT count(*)::int AS count FROM (SELECT 1 FROM listings WHERE ${named} LIMIT ${MOST_COUNTED}::int) found`,
    )
    const examples = await rowsOf<LocalizedName>(
      db,
      sql`SELECT name, name_ar FROM listings WHERE ${named} ORDER BY id LIMIT ${MOST_EXAMPLES}::int`,
    )
    uses.push({ occasion, listings: counted?.count ?? 0, examples })
  }
  return uses
}
