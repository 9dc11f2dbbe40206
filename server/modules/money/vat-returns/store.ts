import { eq, inArray } from 'drizzle-orm'
import type { VatPeriod } from '@/lib/domain/vat-returns/period'
import type { Db } from '@/server/db/db'
import { firstRow } from '@/server/db/first-row'
import { vatReturnItems, vatReturns } from '@/server/db/schema/money/vat-returns'
import type { ListedItem } from './items-store'

export type FiledReturn = typeof vatReturns.$inferSelect

export const findFiled = (db: Db, period: VatPeriod): Promise<FiledReturn | null> =>
  firstRow(db.select().from(vatReturns).where(eq(vatReturns.period, period)))

export function listFiled(db: Db, periods: VatPeriod[]): Promise<FiledReturn[]> {
  return db.select().from(vatReturns).where(inArray(vatReturns.period, periods))
}

/** Undefined when it, or a period that it overlaps, is filed already; a concurrent filing is waited for. */
export async function insertReturn(
  tx: Db,
  filed: typeof vatReturns.$inferInsert,
): Promise<FiledReturn | undefined> {
  const [row] = await tx.insert(vatReturns).values(filed).onConflictDoNothing().returning()
  return row
}

/** As many rows as one statement takes. */
const AT_ONCE = 1000

export async function insertItems(tx: Db, returnId: string, items: readonly ListedItem[]): Promise<void> {
  for (let at = 0; at < items.length; at += AT_ONCE)
    await tx
      .insert(vatReturnItems)
      .values(items.slice(at, at + AT_ONCE).map((item) => ({ ...item, returnId })))
}
