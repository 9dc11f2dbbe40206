import { type Static, Type } from '@sinclair/typebox'
import { is, named, nullable, oneOf } from '@/lib/contract/schema'
import type * as accounts from '@/lib/domain/ledger/accounts'
import { PERSONAL_ACCOUNTS, SHARED_ACCOUNTS, TRANSACTION_KINDS } from '@/lib/domain/ledger/accounts'

const AccountKind = is<accounts.AccountKind>()(oneOf([...SHARED_ACCOUNTS, ...PERSONAL_ACCOUNTS]))

export const AccountSum = named(
  'AccountSum',
  'The accounts of one kind together: a shared one, or those of all users; `balance` in SAR.',
  { account: AccountKind, count: Type.Number(), balance: Type.Number() },
)
export type AccountSum = Static<typeof AccountSum>

export const AccountSums = named(
  'AccountSums',
  'GET admin/ledger-accounts, in the order of the table of accounts.',
  { data: Type.Array(AccountSum) },
)
export type AccountSums = Static<typeof AccountSums>

export const LedgerSide = named(
  'LedgerSide',
  'One side of a transaction; `amount` in SAR, negative where it is taken from the account.',
  {
    account: AccountKind,
    owner: nullable(Type.Object({ _id: Type.String(), name: Type.String() })),
    amount: Type.Number(),
  },
)
export type LedgerSide = Static<typeof LedgerSide>

export const LedgerRow = named(
  'LedgerRow',
  'A transaction of the ledger with all its sides, as the console lists it; `amount` in SAR is what it moved.',
  {
    _id: Type.String(),
    kind: oneOf(TRANSACTION_KINDS),
    reason: nullable(Type.String()),
    booking: nullable(Type.Object({ _id: Type.String(), code: Type.String() })),
    sides: Type.Array(LedgerSide),
    amount: Type.Number(),
    createdAt: Type.String(),
  },
)
export type LedgerRow = Static<typeof LedgerRow>
