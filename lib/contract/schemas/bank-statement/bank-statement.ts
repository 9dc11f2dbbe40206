import { type Static, Type } from '@sinclair/typebox'
import { fullRecord, named, nullable, oneOf, tablePage, text } from '@/lib/contract/schema'
import { LocalizedName } from '@/lib/contract/schemas/text/bilingual'
import { BANK_LINE_STATES, BANK_TARGETS } from '@/lib/domain/bank-statement/bank-statement'
import type { Day } from '@/lib/domain/time/days'

export const BankLineWire = named('BankLineWire', "A line of our bank's statement; money in SAR.", {
  _id: Type.String(),
  lastFour: Type.String({ description: 'of our account' }),
  bookedOn: text<Day>(),
  amount: Type.Number({ description: 'negative where money left' }),
  text: Type.String(),
  state: oneOf(BANK_LINE_STATES),
  target: nullable(Type.Object({ kind: oneOf(BANK_TARGETS), _id: Type.String(), name: Type.String() }), {
    description: 'what of ours it is',
  }),
  owner: nullable(Type.Object({ _id: Type.String(), ...LocalizedName.properties })),
  reason: nullable(Type.String()),
  createdAt: Type.String(),
})
export type BankLineWire = Static<typeof BankLineWire>

export const BankLineListWire = named(
  'BankLineListWire',
  'GET admin/bank-statement: one page of the table.',
  { ...tablePage(BankLineWire).properties, counts: fullRecord(BANK_LINE_STATES, Type.Number()) },
)
export type BankLineListWire = Static<typeof BankLineListWire>

/** POST admin/bank-statement/files */
export const ImportedStatementWire = Type.Object(
  {
    imported: Type.Number(),
    known: Type.Number({ description: 'lines that an earlier file had' }),
    matched: Type.Number(),
  },
  { title: 'ImportedStatementWire' },
)
export type ImportedStatementWire = Static<typeof ImportedStatementWire>
