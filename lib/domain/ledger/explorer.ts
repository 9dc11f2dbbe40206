import type { TablePage } from '@/lib/domain/admin/table'
import type { AccountKind, TransactionKind } from './accounts'

/** One side of a transaction; `amount` in SAR, negative where it is taken from the account. */
export interface LedgerSide {
  account: AccountKind
  owner: { _id: string; name: string } | null
  amount: number
}

/** A transaction of the ledger with all its sides, as the console lists it; `amount` in SAR is what it moved. */
export interface LedgerRow {
  _id: string
  kind: TransactionKind
  reason: string | null
  booking: { _id: string; code: string } | null
  sides: LedgerSide[]
  amount: number
  createdAt: string
}

/** GET admin/ledger */
export type LedgerList = TablePage<LedgerRow>

/** The accounts of one kind together: a shared one, or those of all users; `balance` in SAR. */
export interface AccountSum {
  account: AccountKind
  count: number
  balance: number
}

/** GET admin/ledger-accounts, in the order of the table of accounts. */
export interface AccountSums {
  data: AccountSum[]
}
