import { type Static, Type } from '@sinclair/typebox'
import { named, nullable, oneOf } from '@/lib/contract/schema'
import { LocalizedName } from '@/lib/contract/schemas/text/bilingual'
import { ACCOUNT_KINDS } from '@/lib/domain/ledger/accounts'
import { AGED, PERIOD_STATES } from '@/lib/domain/periods/period'

export const PeriodWire = named('PeriodWire', 'A month of the books.', {
  month: Type.String({ description: 'of Riyadh, such as 2026-03' }),
  state: oneOf(PERIOD_STATES),
  transactions: Type.Number(),
  documents: Type.Number(),
  closedAt: nullable(Type.String()),
  closedBy: nullable(LocalizedName),
  checksum: nullable(Type.String(), { description: 'SHA-256 of its postings and documents' }),
})
export type PeriodWire = Static<typeof PeriodWire>

export const PeriodDetailWire = named('PeriodDetailWire', 'A month with its trial balance; money in SAR.', {
  ...PeriodWire.properties,
  accounts: Type.Array(
    Type.Object({ account: oneOf(ACCOUNT_KINDS), moved: Type.Number(), balance: Type.Number() }),
  ),
  sum: Type.Number({ description: 'zero, or the ledger is broken' }),
  isUnchanged: nullable(Type.Boolean(), {
    description: 'whether postings and documents are still those that were closed; null for an open month',
  }),
})
export type PeriodDetailWire = Static<typeof PeriodDetailWire>

export const TrialBalanceWire = named(
  'TrialBalanceWire',
  'The balance of every account by all that was posted before an instant; money in SAR.',
  {
    until: Type.String(),
    accounts: Type.Array(Type.Object({ account: oneOf(ACCOUNT_KINDS), balance: Type.Number() })),
    sum: Type.Number({ description: 'zero, or the ledger is broken' }),
  },
)
export type TrialBalanceWire = Static<typeof TrialBalanceWire>

export const PeriodListWire = named(
  'PeriodListWire',
  'Months of the books, and balances by their age; money in SAR.',
  {
    data: Type.Array(PeriodWire),
    ageing: Type.Array(
      Type.Object({
        aged: oneOf(AGED),
        count: Type.Number(),
        bands: Type.Array(Type.Number(), { description: 'up to 30, 60 and 90 days, and above' }),
      }),
    ),
  },
)
export type PeriodListWire = Static<typeof PeriodListWire>
