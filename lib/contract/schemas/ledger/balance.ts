import { type Static, Type } from '@sinclair/typebox'
import { keyOf, named, nullable, pageOf } from '@/lib/contract/schema'
import { POSTED_AS } from '@/lib/domain/ledger/balance'

export const BalanceEntryWire = named(
  'BalanceEntryWire',
  'A movement of the balance; amounts in SAR, negative when it was taken.',
  {
    _id: Type.String(),
    kind: keyOf(POSTED_AS),
    reason: nullable(Type.String()),
    amount: Type.Number(),
    balance: Type.Number({ description: 'the balance after it' }),
    booking: nullable(Type.Object({ _id: Type.String(), code: Type.String() })),
    createdAt: Type.String(),
  },
)
export type BalanceEntryWire = Static<typeof BalanceEntryWire>

export const BalanceWire = named(
  'BalanceWire',
  'GET user/balance: `balance` in SAR now, its movements, the newest first, and the months that have any.',
  { ...pageOf(BalanceEntryWire).properties, balance: Type.Number(), months: Type.Array(Type.String()) },
)
export type BalanceWire = Static<typeof BalanceWire>
