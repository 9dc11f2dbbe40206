import {
  type AccountName,
  availableOf,
  debtOf,
  type Entry,
  pendingOf,
  walletOf,
} from '@/lib/domain/ledger/accounts'
import type { Parties, VendorBalances } from '@/lib/domain/ledger/postings'
import type { Halalas } from '@/lib/domain/money'
import { platformDiscountOf } from '@/lib/domain/promotions/platform-part'
import type { Db } from '@/server/db/db'
import type { bookings } from '@/server/db/schema/bookings/bookings'
import { type Posting, postTransaction } from './post-transaction'
import { isTimerDone, lockBalances } from './store'

/** The columns of a booking from which its money is posted. */
export type PostedBooking = Pick<
  typeof bookings.$inferSelect,
  | 'id'
  | 'guestId'
  | 'vendorId'
  | 'commissionPercent'
  | 'vatPercent'
  | 'stayVat'
  | 'period'
  | 'snapshot'
  | 'checkInAt'
  | 'checkOutAt'
  | 'totalHalalas'
  | 'paidHalalas'
  | 'depositPaidHalalas'
>

/** Who shares the money of a booking. */
export function partiesOf(booking: PostedBooking): Parties {
  const { guestId, vendorId, commissionPercent, vatPercent, stayVat } = booking
  const platformDiscount = platformDiscountOf(booking)
  return { guestId, vendorId, commissionPercent, vatPercent, stayVat, platformDiscount }
}

/** Locks all accounts that a booking may touch, and others that this posting does, then computes the entries from the vendor's balances and the guest's. */
export async function postForBooking(
  tx: Db,
  booking: PostedBooking,
  posting: Pick<Posting, 'kind' | 'subject' | 'now'>,
  entriesOf: (vendor: VendorBalances, walletHalalas: Halalas) => Entry[] | Promise<Entry[]>,
  others: readonly AccountName[] = [],
): Promise<void> {
  const { id: bookingId, guestId, vendorId } = booking
  const [available, debt] = [availableOf(vendorId), debtOf(vendorId)]
  const balances = await lockBalances(tx, [
    ...([
      'adjustments',
      'balance_held',
      'psp_clearing',
      'deposit_held',
      'commission_income',
      'promotion_cost',
      'vat_payable',
      'refund_clearing',
      'split_held',
      'stay_vat_payable',
    ] as const),
    ...[walletOf(guestId), pendingOf(vendorId), available, debt],
    ...others,
  ])
  const vendor = {
    isReleased: await isTimerDone(tx, bookingId, 'earnings'),
    availableHalalas: balances.get(available) ?? 0,
    debtHalalas: -(balances.get(debt) ?? 0),
  }
  const entries = await entriesOf(vendor, balances.get(walletOf(guestId)) ?? 0)
  await postTransaction(tx, { ...posting, bookingId }, entries)
}
