import { Type } from '@sinclair/typebox'
import { is, keyOf, nullable, pageOf } from '@/lib/contract/schema'
import type * as balance from '@/lib/domain/ledger/balance'
import { POSTED_AS } from '@/lib/domain/ledger/balance'

export const BalanceEntryWire = is<balance.BalanceEntryWire>()(
  Type.Object(
    {
      _id: Type.String(),
      kind: keyOf(POSTED_AS),
      reason: nullable(Type.String()),
      amount: Type.Number(),
      balance: Type.Number({ description: 'the balance after it' }),
      booking: nullable(Type.Object({ _id: Type.String(), code: Type.String() })),
      createdAt: Type.String(),
    },
    {
      title: 'BalanceEntryWire',
      description: 'A movement of the balance; amounts in SAR, negative when it was taken.',
    },
  ),
)

export const BalanceWire = is<balance.BalanceWire>()(
  Type.Object(
    { ...pageOf(BalanceEntryWire).properties, balance: Type.Number(), months: Type.Array(Type.String()) },
    {
      title: 'BalanceWire',
      description:
        'GET user/balance: `balance` in SAR now, its movements, the newest first, and the months that have any.',
    },
  ),
)
