import { ADJUSTMENT_LIMIT_HALALAS, REFUND_LIMITS, type RefundLimits } from '@/lib/domain/ledger/adjustments'
import type { Halalas } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import { settings } from '@/server/db/schema/catalogue/catalogue'

/** Above it another admin approves an adjustment. */
export async function findLimit(db: Db): Promise<Halalas> {
  const [row] = await db.select({ limit: settings.adjustmentLimitHalalas }).from(settings).limit(1)
  return row?.limit ?? ADJUSTMENT_LIMIT_HALALAS
}

/** Above them another admin approves what is given back of bookings. */
export async function findRefundLimits(db: Db): Promise<RefundLimits> {
  const { refundLimitOwnerHalalas, refundLimitFinanceHalalas, refundLimitCustomHalalas } = settings
  const [row] = await db
    .select({
      owner: refundLimitOwnerHalalas,
      finance: refundLimitFinanceHalalas,
      custom: refundLimitCustomHalalas,
    })
    .from(settings)
    .limit(1)
  return row ?? REFUND_LIMITS
}
