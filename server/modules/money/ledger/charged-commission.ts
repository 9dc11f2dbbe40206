import type { Halalas } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import { sumOfBooking } from './store'

/** The commission of a booking and its VAT as they are posted, in halalas. */
export async function getChargedCommission(tx: Db, bookingId: string) {
  return {
    commissionHalalas: await sumOfBooking(tx, bookingId, 'commission_income'),
    commissionVatHalalas: await sumOfBooking(tx, bookingId, 'vat_payable'),
  }
}

/** What Diyar gave the guest of a booking of its own. */
export const getGoodwill = async (tx: Db, bookingId: string): Promise<Halalas> =>
  -(await sumOfBooking(tx, bookingId, 'goodwill_cost'))
