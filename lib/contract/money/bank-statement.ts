import { Type } from '@sinclair/typebox'
import { idParam } from '@/lib/contract/inputs'
import { inBoth, type Routes } from '@/lib/contract/route'
import { named } from '@/lib/contract/schema'
import { ImportedStatementWire } from '@/lib/contract/schemas/bank-statement/bank-statement'
import { bankFileBody } from '@/lib/domain/bank-statement/bank-statement'
import { reasonBody } from '@/lib/domain/reason'

const ChangedBankLine = named('ChangedBankLine', 'A line that was changed.', { _id: Type.String() })

const ON_LINE = { access: 'admin', area: 'money', params: idParam, answer: ChangedBankLine } as const

/** The statement of our bank; its table is in `admin-tables.ts`. */
export const bankStatementRoutes = {
  'POST /admin/bank-statement/files': {
    ...{ access: 'admin', area: 'money', status: 201, body: bankFileBody, answer: ImportedStatementWire },
    maxBodyBytes: 8_000_000,
    example: inBoth({ text: 'date,amount,description\n2026-03-16,1077.00,MOYASAR 000123' }),
    errors: ['file_unreadable'],
  },
  'POST /admin/bank-statement/:id/take': { ...ON_LINE, errors: ['already_done'] },
  'POST /admin/bank-statement/:id/explain': { ...ON_LINE, body: reasonBody, errors: ['already_done'] },
} as const satisfies Routes
