import { object, string } from 'yup'
import { pageFields } from '@/lib/contract/inputs'
import { file, type Routes } from '@/lib/contract/route'
import { EarningsWire } from '@/lib/contract/schemas/payouts/earnings'
import { exactObject } from '@/lib/domain/exact-object'
import { isMonth } from '@/lib/domain/payouts/earnings'

const month = () => string().test('not_a_day', (value) => value === undefined || isMonth(value))

const listQuery = exactObject({ month: month(), ...pageFields })

const ofMonth = object({ month: month().required() }).noUnknown()

export const earningsRoutes = {
  'GET /vendor/earnings': { access: 'vendor', action: 'readMoney', query: listQuery, answer: EarningsWire },
  'GET /vendor/earnings/:month.csv': {
    access: 'vendor',
    action: 'readMoney',
    use: 'export',
    params: ofMonth,
    answer: file('text/csv'),
  },
  'GET /vendor/earnings/:month.pdf': {
    access: 'vendor',
    action: 'readMoney',
    use: 'export',
    params: ofMonth,
    answer: file('application/pdf'),
  },
} as const satisfies Routes
