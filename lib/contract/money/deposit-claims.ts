import { Type } from '@sinclair/typebox'
import { idParam } from '@/lib/contract/inputs'
import type { Routes } from '@/lib/contract/route'
import { oneOf } from '@/lib/contract/schema'
import { DepositWire } from '@/lib/contract/schemas/deposit-claims/wire'
import { answerBody, claimBody, decisionBody } from '@/lib/domain/deposit-claims/bodies'
import { CLAIM_STATES } from '@/lib/domain/deposit-claims/claim'

export const depositClaimsRoutes = {
  'GET /bookings/:id/deposit': { access: 'user', params: idParam, answer: DepositWire },
  'POST /bookings/:id/deposit/answer': {
    access: 'user',
    params: idParam,
    body: answerBody,
    answer: DepositWire,
    errors: ['already_done', 'not_in_this_state', 'deadline_passed'],
  },
  'GET /vendor/bookings/:id/deposit': {
    access: 'vendor',
    action: 'readBookings',
    params: idParam,
    answer: DepositWire,
  },
  'POST /vendor/bookings/:id/deposit/claim': {
    access: 'vendor',
    action: 'claimDeposits',
    params: idParam,
    body: claimBody,
    answer: DepositWire,
    errors: ['already_done', 'not_in_this_state', 'deadline_passed', 'invalid'],
  },
  'POST /admin/deposit-claims/:id/decide': {
    access: 'admin',
    area: 'bookings',
    proof: 'console',
    params: idParam,
    body: decisionBody,
    answer: Type.Object({ state: oneOf(CLAIM_STATES), _id: Type.String() }),
    errors: ['second_person_needed', 'already_done', 'not_in_this_state', 'invalid'],
  },
} as const satisfies Routes
