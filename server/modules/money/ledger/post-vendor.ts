import { availableOf, debtOf, reserveOf } from '@/lib/domain/ledger/accounts'
import type { VendorBalances } from '@/lib/domain/ledger/postings'
import {
  debtWrittenOffEntries,
  fillReserveEntries,
  reserveReleasedEntries,
  vendorAdjustedEntries,
} from '@/lib/domain/ledger/vendor-postings'
import type { Halalas } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import { postTransaction } from './post-transaction'
import { lockBalances } from './store'

type Balances = Omit<VendorBalances, 'isReleased'>

/** Locks the accounts of a vendor beside those of Diyar that such a posting touches. */
async function lockVendorBalances(tx: Db, vendorId: string): Promise<Balances> {
  const [available, debt] = [availableOf(vendorId), debtOf(vendorId)]
  const others = ['adjustments', 'debt_written_off', reserveOf(vendorId)] as const
  const balances = await lockBalances(tx, [...others, available, debt])
  return { availableHalalas: balances.get(available) ?? 0, debtHalalas: -(balances.get(debt) ?? 0) }
}

/**
 * A part of a booking's earnings goes into the reserve, in the transaction that released them. It may follow that posting,
 * because the account of the reserve comes after all accounts that the posting locked.
 */
export async function postReserveFilled(
  tx: Db,
  vendorId: string,
  { bookingId, amountHalalas }: { bookingId: string; amountHalalas: Halalas },
  now: Date,
): Promise<void> {
  const posting = { kind: 'reserve_held', subject: bookingId, bookingId, now } as const
  await postTransaction(tx, posting, fillReserveEntries(vendorId, amountHalalas))
}

/** The reserve of a booking is the vendor's again, once. */
export async function postReserveReleased(
  tx: Db,
  vendorId: string,
  { bookingId, amountHalalas }: { bookingId: string; amountHalalas: Halalas },
  now: Date,
): Promise<void> {
  const vendor = await lockVendorBalances(tx, vendorId)
  const posting = { kind: 'reserve_released', subject: bookingId, bookingId, now } as const
  await postTransaction(tx, posting, reserveReleasedEntries(vendorId, amountHalalas, vendor))
}

/** An approved adjustment of a vendor, once; false when less is available than is taken. */
export async function postVendorAdjustment(
  tx: Db,
  vendorId: string,
  { id: subject, amountHalalas, reason }: { id: string; amountHalalas: Halalas; reason: string },
  now: Date,
): Promise<boolean> {
  const vendor = await lockVendorBalances(tx, vendorId)
  if (vendor.availableHalalas + amountHalalas < 0) return false
  const posting = { kind: 'vendor_adjusted', subject, bookingId: null, reason, now } as const
  await postTransaction(tx, posting, vendorAdjustedEntries(vendorId, amountHalalas, vendor))
  return true
}

/** What a vendor owes, until the transaction ends. */
export const lockDebt = async (tx: Db, vendorId: string): Promise<Halalas> =>
  (await lockVendorBalances(tx, vendorId)).debtHalalas

/** Writes off a whole debt, once; false when it is another one than was approved. */
export async function postWriteOff(
  tx: Db,
  vendorId: string,
  { id: subject, amountHalalas, reason }: { id: string; amountHalalas: Halalas; reason: string },
  now: Date,
): Promise<boolean> {
  const { debtHalalas } = await lockVendorBalances(tx, vendorId)
  if (debtHalalas !== amountHalalas) return false
  const posting = { kind: 'debt_written_off', subject, bookingId: null, reason, now } as const
  await postTransaction(tx, posting, debtWrittenOffEntries(vendorId, amountHalalas))
  return true
}
