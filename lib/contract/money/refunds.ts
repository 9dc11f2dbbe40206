import { Type } from '@sinclair/typebox'
import { idParam } from '@/lib/contract/inputs'
import type { Routes } from '@/lib/contract/route'
import { named } from '@/lib/contract/schema'
import { transferBody } from '@/lib/domain/booking/admin-wire'
import { reasonBody } from '@/lib/domain/reason'

const Changed = named('Changed', 'What was changed.', { _id: Type.String() })

const RESOLVING = { access: 'admin', area: 'money', params: idParam, answer: Changed } as const

/** Refunds that failed, and captures that match no payment. */
export const refundsRoutes = {
  'POST /admin/refunds/:id/retry': { ...RESOLVING, errors: ['already_done', 'refund_in_progress'] },
  'POST /admin/refunds/:id/transfer': {
    ...RESOLVING,
    body: transferBody,
    errors: ['already_done', 'chargeback_open'],
  },
  'POST /admin/unmatched-payments/:id/retry': { ...RESOLVING, errors: ['already_done'] },
  'POST /admin/unmatched-payments/:id/solve': { ...RESOLVING, body: reasonBody, errors: ['already_done'] },
} as const satisfies Routes
