import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import type { Day } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { firstRow } from '@/server/db/first-row'
import { payoutSchedules } from '@/server/db/schema/money/payouts'

export type StoredSchedule = typeof payoutSchedules.$inferSelect

const AT_ONCE = 200

export const findSchedule = (db: Db, vendorId: string): Promise<StoredSchedule | null> =>
  firstRow(db.select().from(payoutSchedules).where(eq(payoutSchedules.vendorId, vendorId)))

export const listSchedules = (db: Db, vendorIds: string[]): Promise<StoredSchedule[]> =>
  db.select().from(payoutSchedules).where(inArray(payoutSchedules.vendorId, vendorIds))

export async function writeSchedule(tx: Db, schedule: StoredSchedule): Promise<void> {
  const { vendorId: target, ...set } = schedule
  await tx
    .insert(payoutSchedules)
    .values(schedule)
    .onConflictDoUpdate({
      target: payoutSchedules.vendorId,
      set,
      setWhere: eq(payoutSchedules.vendorId, target),
    })
}

/** Vendors whose day has come, the longest due first. */
export async function listDueVendors(db: Db, today: Day): Promise<string[]> {
  const rows = await db
    .select({ vendorId: payoutSchedules.vendorId })
    .from(payoutSchedules)
    .where(lte(payoutSchedules.nextOn, today))
    .orderBy(asc(payoutSchedules.nextOn), asc(payoutSchedules.vendorId))
    .limit(AT_ONCE)
  return rows.map(({ vendorId }) => vendorId)
}

/** Locks a schedule whose day has come; null where another process was faster. */
export async function lockDueSchedule(tx: Db, vendorId: string, today: Day): Promise<StoredSchedule | null> {
  const isDue = and(eq(payoutSchedules.vendorId, vendorId), lte(payoutSchedules.nextOn, today))
  const [row] = await tx.select().from(payoutSchedules).where(isDue).for('update')
  return row ?? null
}

export async function moveSchedule(tx: Db, vendorId: string, nextOn: Day | null): Promise<void> {
  await tx.update(payoutSchedules).set({ nextOn }).where(eq(payoutSchedules.vendorId, vendorId))
}
