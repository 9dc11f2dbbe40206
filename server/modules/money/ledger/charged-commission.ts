import type { Db } from '@/server/db/db'
import { sumOfBooking } from './store'

/** The commission of a booking and its VAT as they are posted, in halalas. */
export async function getChargedCommission(tx: Db, bookingId: string) {
  return {
    commissionHalalas: await sumOfBooking(tx, bookingId, 'commission_income'),
    commissionVatHalalas: await sumOfBooking(tx, bookingId, 'vat_payable'),
  }
}
