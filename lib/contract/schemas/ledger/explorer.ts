import { Type } from '@sinclair/typebox'
import { is, nullable, oneOf } from '@/lib/contract/schema'
import { TRANSACTION_KINDS } from '@/lib/domain/ledger/accounts'
import type * as explorer from '@/lib/domain/ledger/explorer'
import { AccountKind } from './accounts'

export const AccountSum = is<explorer.AccountSum>()(
  Type.Object(
    { account: AccountKind, count: Type.Number(), balance: Type.Number() },
    {
      title: 'AccountSum',
      description:
        'The accounts of one kind together: a shared one, or those of all users; `balance` in SAR.',
    },
  ),
)

export const AccountSums = is<explorer.AccountSums>()(
  Type.Object(
    { data: Type.Array(AccountSum) },
    {
      title: 'AccountSums',
      description: 'GET admin/ledger-accounts, in the order of the table of accounts.',
    },
  ),
)

export const LedgerSide = is<explorer.LedgerSide>()(
  Type.Object(
    {
      account: AccountKind,
      owner: nullable(Type.Object({ _id: Type.String(), name: Type.String() })),
      amount: Type.Number(),
    },
    {
      title: 'LedgerSide',
      description: 'One side of a transaction; `amount` in SAR, negative where it is taken from the account.',
    },
  ),
)

export const LedgerRow = is<explorer.LedgerRow>()(
  Type.Object(
    {
      _id: Type.String(),
      kind: oneOf(TRANSACTION_KINDS),
      reason: nullable(Type.String()),
      booking: nullable(Type.Object({ _id: Type.String(), code: Type.String() })),
      sides: Type.Array(LedgerSide),
      amount: Type.Number(),
      createdAt: Type.String(),
    },
    {
      title: 'LedgerRow',
      description:
        'A transaction of the ledger with all its sides, as the console lists it; `amount` in SAR is what it moved.',
    },
  ),
)
