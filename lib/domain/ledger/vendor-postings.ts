import type { Halalas } from '@/lib/domain/money'
import { availableOf, debtOf, type Entry, reserveOf } from './accounts'
import { settledEntries, transfer, type VendorBalances, withoutZeros } from './postings'

type Balances = Omit<VendorBalances, 'isReleased'>

/** A part of earnings that became available goes into the vendor's reserve. */
export const fillReserveEntries = (vendorId: string, amountHalalas: Halalas): Entry[] =>
  transfer(availableOf(vendorId), reserveOf(vendorId), amountHalalas)

/** Its time is over: it pays a debt first, the rest is available. */
export const reserveReleasedEntries = (vendorId: string, amountHalalas: Halalas, vendor: Balances): Entry[] =>
  withoutZeros([
    { account: reserveOf(vendorId), amountHalalas: -amountHalalas },
    ...settledEntries({ vendorId }, amountHalalas, vendor),
  ])

/** An admin's adjustment of a vendor: what is added pays a debt first and is Diyar's cost, what is taken its income. */
export const vendorAdjustedEntries = (vendorId: string, changeHalalas: Halalas, vendor: Balances): Entry[] =>
  withoutZeros([
    { account: 'adjustments', amountHalalas: -changeHalalas },
    ...settledEntries({ vendorId }, changeHalalas, vendor),
  ])

/** A debt becomes Diyar's loss, so that no later earning pays it. */
export const debtWrittenOffEntries = (vendorId: string, amountHalalas: Halalas): Entry[] =>
  transfer('debt_written_off', debtOf(vendorId), amountHalalas)
