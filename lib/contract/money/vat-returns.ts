import { object, string } from 'yup'
import { pageFields } from '@/lib/contract/inputs'
import { file, type Routes } from '@/lib/contract/route'
import { VatReturnListWire, VatReturnWire } from '@/lib/contract/schemas/vat-returns/wire'
import { exactObject } from '@/lib/domain/exact-object'
import { VAT_BOXES } from '@/lib/domain/vat-returns/figures'
import { isVatPeriod, VAT_PERIOD_KINDS } from '@/lib/domain/vat-returns/period'
import { filingBody } from '@/lib/domain/vat-returns/wire'

const ADMIN = { access: 'admin', area: 'money' } as const

const ofPeriod = object({
  period: string()
    .required()
    .test('not_a_day', (value) => value === undefined || isVatPeriod(value)),
}).noUnknown()

const listQuery = exactObject({ kind: string().oneOf(VAT_PERIOD_KINDS), ...pageFields })
const itemQuery = exactObject({ box: string().oneOf(VAT_BOXES), ...pageFields })

export const vatReturnsRoutes = {
  'GET /admin/vat-returns': { ...ADMIN, query: listQuery, answer: VatReturnListWire },
  'GET /admin/vat-returns/:period': { ...ADMIN, params: ofPeriod, query: itemQuery, answer: VatReturnWire },
  'GET /admin/vat-returns/:period/documents.csv': {
    ...ADMIN,
    use: 'export',
    params: ofPeriod,
    answer: file('text/csv'),
  },
  'POST /admin/vat-returns/:period/file': {
    ...ADMIN,
    params: ofPeriod,
    body: filingBody,
    answer: VatReturnWire,
    errors: ['already_done', 'too_early', 'return_overlaps', 'stale_decision'],
  },
} as const satisfies Routes
