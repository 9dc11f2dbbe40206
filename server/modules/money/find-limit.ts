import { ADJUSTMENT_LIMIT_HALALAS } from '@/lib/domain/ledger/adjustments'
import type { Halalas } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import { settings } from '@/server/db/schema/catalogue/catalogue'

/** Above it another admin approves an adjustment. */
export async function findLimit(db: Db): Promise<Halalas> {
  const [row] = await db.select({ limit: settings.adjustmentLimitHalalas }).from(settings).limit(1)
  return row?.limit ?? ADJUSTMENT_LIMIT_HALALAS
}
