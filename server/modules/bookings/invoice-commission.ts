import type { Halalas } from '@/lib/domain/money'
import { vendorPriceOf } from '@/lib/domain/promotions/platform-part'
import type { Db } from '@/server/db/db'
import { issueCommission } from '@/server/modules/money/invoices/issue-for-ending'
import { getChargedCommission } from '@/server/modules/money/ledger/charged-commission'
import type { Booking } from './store'

/** Invoices what the ledger charged for a stay that is over, of the price that the vendor keeps, wherever it was collected. */
export async function invoiceCommission(
  tx: Db,
  booking: Booking,
  keptHalalas: Halalas,
  now: Date,
): Promise<void> {
  const commission = {
    keptHalalas: vendorPriceOf(booking, keptHalalas),
    ...(await getChargedCommission(tx, booking.id)),
  }
  await issueCommission(tx, booking, commission, now)
}
