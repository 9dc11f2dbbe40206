import { idParam } from '@/lib/contract/inputs'
import { file, type Routes } from '@/lib/contract/route'
import { AdminPayoutWire, PayoutBatchWire } from '@/lib/contract/schemas/payouts/payout'
import { reasonBody } from '@/lib/domain/reason'

export const payoutsRoutes = {
  'POST /admin/payouts/:id/approve': {
    access: 'admin',
    area: 'money',
    right: 'approvePayouts',
    params: idParam,
    answer: AdminPayoutWire,
    errors: ['not_in_this_state', 'payouts_stopped'],
  },
  'POST /admin/payouts/:id/pay': {
    access: 'admin',
    area: 'money',
    params: idParam,
    answer: AdminPayoutWire,
    errors: ['not_in_this_state', 'second_person_needed'],
  },
  'POST /admin/payouts/:id/refuse': {
    access: 'admin',
    area: 'money',
    right: 'approvePayouts',
    params: idParam,
    body: reasonBody,
    answer: AdminPayoutWire,
    errors: ['not_in_this_state'],
  },
  'POST /admin/payouts/:id/return': {
    access: 'admin',
    area: 'money',
    params: idParam,
    body: reasonBody,
    answer: AdminPayoutWire,
    errors: ['not_in_this_state'],
  },
  'POST /admin/payout-batches': {
    access: 'admin',
    area: 'money',
    status: 201,
    answer: PayoutBatchWire,
    errors: ['already_done', 'payer_missing'],
  },
  'POST /admin/payout-batches/:id/approve': {
    access: 'admin',
    area: 'money',
    right: 'approvePayouts',
    params: idParam,
    answer: PayoutBatchWire,
    errors: ['second_person_needed', 'not_in_this_state', 'payouts_stopped'],
  },
  'POST /admin/payout-batches/:id/send': {
    access: 'admin',
    area: 'money',
    params: idParam,
    answer: PayoutBatchWire,
    errors: ['not_in_this_state', 'second_person_needed'],
  },
  'POST /admin/payout-batches/:id/pay': {
    access: 'admin',
    area: 'money',
    params: idParam,
    answer: PayoutBatchWire,
    errors: ['not_in_this_state', 'second_person_needed'],
  },
  'GET /admin/payout-batches/:id.xml': {
    access: 'admin',
    area: 'money',
    params: idParam,
    answer: file('application/xml'),
    errors: ['second_person_needed'],
  },
} as const satisfies Routes
