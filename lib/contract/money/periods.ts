import { file, type Routes } from '@/lib/contract/route'
import {
  PeriodDetailWire,
  PeriodListWire,
  PeriodWire,
  TrialBalanceWire,
} from '@/lib/contract/schemas/periods/period'
import { monthParam, trialQuery } from '@/lib/domain/periods/period'

const ON_MONTH = { access: 'admin', area: 'money', params: monthParam } as const

/** Months of the books. */
export const periodsRoutes = {
  'GET /admin/periods': { access: 'admin', area: 'money', answer: PeriodListWire },
  'GET /admin/periods/:month': { ...ON_MONTH, answer: PeriodDetailWire },
  'POST /admin/periods/:month/close': {
    ...ON_MONTH,
    answer: PeriodWire,
    errors: ['already_done', 'earlier_month_open', 'too_early'],
  },
  'GET /admin/trial-balance': { access: 'admin', area: 'money', query: trialQuery, answer: TrialBalanceWire },
  'GET /admin/periods/:month/journal.csv': { ...ON_MONTH, answer: file('text/csv') },
} as const satisfies Routes
