import { Type } from '@sinclair/typebox'
import { idParam } from '@/lib/contract/inputs'
import { inBoth, type Routes } from '@/lib/contract/route'
import { named } from '@/lib/contract/schema'
import { SettlementsReadWire } from '@/lib/contract/schemas/settlements/settlement'
import { explanationBody, settlementFileBody } from '@/lib/domain/settlements/settlement'

const ChangedLine = named('ChangedLine', 'A line that was changed.', { _id: Type.String() })

const ON_LINE = { access: 'admin', area: 'money', params: idParam, answer: ChangedLine } as const

/** Settlements of the payment provider; their tables are in `admin-tables.ts`. */
export const settlementsRoutes = {
  'POST /admin/settlements/read': {
    ...{ access: 'admin', area: 'money', answer: SettlementsReadWire },
    errors: ['settlements_unavailable'],
  },
  'POST /admin/settlements/files': {
    ...{ access: 'admin', area: 'money', status: 201, body: settlementFileBody },
    maxBodyBytes: 8_000_000,
    answer: Type.Object(
      { _id: Type.String(), isNew: Type.Boolean({ description: 'false: it was imported before' }) },
      { title: 'ImportedSettlement' },
    ),
    example: inBoth({
      settlementId: '10af7e38-0af8-4c56-be5d-366ee0efcd86',
      amount: 1077,
      transferFee: 0,
      transferFeeVat: 0,
      reference: '000123',
      day: '2026-03-16',
      text: 'payment_id,type,currency,amount,net_amount,fee,vat,total_fee,transaction_date\n…',
    }),
    errors: ['file_unreadable', 'settlement_sum_differs', 'settlement_differs', 'settlements_unavailable'],
  },
  'POST /admin/settlement-lines/:id/take': { ...ON_LINE, errors: ['already_done'] },
  'POST /admin/settlement-lines/:id/explain': { ...ON_LINE, body: explanationBody, errors: ['already_done'] },
} as const satisfies Routes
