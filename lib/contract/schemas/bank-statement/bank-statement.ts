import { Type } from '@sinclair/typebox'
import { fullRecord, is, nullable, oneOf, tablePage, text } from '@/lib/contract/schema'
import { LocalizedName } from '@/lib/contract/schemas/text/bilingual'
import type * as bankStatement from '@/lib/domain/bank-statement/bank-statement'
import { BANK_LINE_STATES, BANK_TARGETS } from '@/lib/domain/bank-statement/bank-statement'
import type { Day } from '@/lib/domain/time/days'

export const BankLineWire = is<bankStatement.BankLineWire>()(
  Type.Object(
    {
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
    },
    { title: 'BankLineWire', description: "A line of our bank's statement; money in SAR." },
  ),
)

export const BankLineListWire = is<bankStatement.BankLineListWire>()(
  Type.Object(
    { ...tablePage(BankLineWire).properties, counts: fullRecord(BANK_LINE_STATES, Type.Number()) },
    { title: 'BankLineListWire', description: 'GET admin/bank-statement: one page of the table.' },
  ),
)

export const ImportedStatementWire = is<bankStatement.ImportedStatementWire>()(
  Type.Object(
    {
      imported: Type.Number(),
      known: Type.Number({ description: 'lines that an earlier file had' }),
      matched: Type.Number(),
    },
    { title: 'ImportedStatementWire' },
  ),
)
