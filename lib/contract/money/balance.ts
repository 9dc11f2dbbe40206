import { Type } from '@sinclair/typebox'
import { string } from 'yup'
import { fileFields, idParam, pageFields } from '@/lib/contract/inputs'
import { file, type Routes } from '@/lib/contract/route'
import { oneOf } from '@/lib/contract/schema'
import { AdminRefundTermsWire, UserBalanceWire } from '@/lib/contract/schemas/ledger/adjustments'
import { BalanceWire } from '@/lib/contract/schemas/ledger/balance'
import { ADMIN_REFUND_REFUSALS, adminRefundBody } from '@/lib/domain/booking/money/admin-refund'
import { exactObject } from '@/lib/domain/exact-object'
import { adjustmentBody } from '@/lib/domain/ledger/adjustments'
import { balanceFilter } from '@/lib/domain/ledger/balance'
import { reasonBody } from '@/lib/domain/reason'

const listQuery = exactObject({ ...balanceFilter, ...pageFields })

const fileQuery = exactObject({ ...balanceFilter, ...fileFields })

/** Longer than any number. */
const MAX_PHONE = 30

const phoneQuery = exactObject({ phone: string().max(MAX_PHONE).required(), ...pageFields })

export const balanceRoutes = {
  'GET /user/balance': { access: 'user', query: listQuery, answer: BalanceWire },
  'GET /user/balance.csv': { access: 'user', use: 'export', query: fileQuery, answer: file('text/csv') },
  'GET /admin/balances': { access: 'admin', area: 'money', query: phoneQuery, answer: UserBalanceWire },
  'POST /admin/balances/:id/adjustments': {
    access: 'admin',
    area: 'money',
    params: idParam,
    body: adjustmentBody,
    idempotencyKey: 'required',
    status: 201,
    answer: Type.Object({ _id: Type.String(), state: oneOf(['approved', 'proposed']) }),
    errors: ['second_person_needed', 'balance_too_low'],
  },
  'GET /admin/bookings/:id/give-refund': {
    access: 'admin',
    area: 'money',
    params: idParam,
    answer: AdminRefundTermsWire,
  },
  'POST /admin/bookings/:id/give-refund': {
    access: 'admin',
    area: 'money',
    params: idParam,
    body: adminRefundBody,
    idempotencyKey: 'required',
    status: 201,
    answer: Type.Object({ _id: Type.String(), state: oneOf(['approved', 'proposed']) }),
    errors: ['stale_decision', 'proposal_waits', 'invalid', ...ADMIN_REFUND_REFUSALS],
  },
  'POST /admin/adjustments/:id/approve': {
    access: 'admin',
    area: 'money',
    params: idParam,
    errors: ['already_done', 'balance_too_low', 'debt_changed', 'invalid', ...ADMIN_REFUND_REFUSALS],
  },
  'POST /admin/adjustments/:id/withdraw': {
    access: 'admin',
    area: 'money',
    params: idParam,
    errors: ['forbidden', 'already_done'],
  },
  'POST /admin/adjustments/:id/refuse': {
    access: 'admin',
    area: 'money',
    params: idParam,
    body: reasonBody,
    errors: ['second_person_needed', 'already_done'],
  },
} as const satisfies Routes
