import { Type } from '@sinclair/typebox'
import { idParam } from '@/lib/contract/inputs'
import type { Routes } from '@/lib/contract/route'
import { oneOf } from '@/lib/contract/schema'
import { adjustmentBody, writeOffBody } from '@/lib/domain/ledger/adjustments'
import { reserveBody } from '@/lib/domain/payouts/reserve'
import { reasonBody } from '@/lib/domain/reason'

/** What admins change of a vendor's money; the id is the vendor's. */
export const vendorMoneyRoutes = {
  'POST /admin/earnings/:id/adjustments': {
    access: 'admin',
    area: 'money',
    params: idParam,
    body: adjustmentBody,
    idempotencyKey: 'required',
    status: 201,
    answer: Type.Object({ _id: Type.String(), state: oneOf(['approved', 'proposed']) }),
    errors: ['second_person_needed', 'balance_too_low'],
  },
  'POST /admin/earnings/:id/hold': {
    access: 'admin',
    area: 'money',
    params: idParam,
    body: reasonBody,
    errors: ['already_done'],
  },
  'POST /admin/earnings/:id/lift': {
    access: 'admin',
    area: 'money',
    params: idParam,
    body: reasonBody,
    errors: ['already_done'],
  },
  'POST /admin/earnings/:id/reserve': {
    access: 'admin',
    area: 'money',
    params: idParam,
    body: reserveBody,
    errors: ['already_done'],
  },
  'POST /admin/write-offs/:id': {
    access: 'admin',
    area: 'money',
    params: idParam,
    body: writeOffBody,
    status: 201,
    answer: Type.Object({ _id: Type.String() }),
    errors: ['second_person_needed', 'already_done', 'debt_changed'],
  },
} as const satisfies Routes
