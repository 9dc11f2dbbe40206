import { object } from 'yup'
import { idParam, idText } from '@/lib/contract/inputs'
import type { Routes } from '@/lib/contract/route'
import { OwnSplitWire, ShareCheck, SharePayAnswer, SplitWire } from '@/lib/contract/schemas/splits/wire'
import { walletCode } from '@/lib/domain/booking/money/pay-source'
import { sharePayBody, splitBody } from '@/lib/domain/splits/bodies'

const tokenParam = object({ token: idText })

const codeBody = object({ code: walletCode }).noUnknown().exact()

export const splitsRoutes = {
  'GET /bookings/:id/split': { access: 'user', params: idParam, answer: OwnSplitWire },
  'POST /bookings/:id/split': {
    access: 'user',
    params: idParam,
    body: splitBody,
    answer: OwnSplitWire,
    errors: ['already_done', 'not_in_this_state', 'deadline_passed', 'split_limit', 'payment_in_progress'],
  },
  'POST /bookings/:id/split/give-up': {
    access: 'user',
    params: idParam,
    answer: OwnSplitWire,
    errors: ['not_in_this_state'],
  },
  'GET /splits/:token': { access: 'public', params: tokenParam, answer: SplitWire },
  'POST /splits/:token/pay': {
    access: 'user',
    params: tokenParam,
    body: sharePayBody,
    answer: SharePayAnswer,
    errors: [
      'already_done',
      'not_in_this_state',
      'deadline_passed',
      'payment_declined',
      'payment_in_progress',
      'too_many_declines',
    ],
  },
  'POST /splits/:token/code': {
    access: 'user',
    use: 'walletCode',
    params: tokenParam,
    body: codeBody,
    answer: SharePayAnswer,
    errors: ['not_in_this_state', 'wrong_code', 'payment_declined'],
  },
  'POST /splits/:token/cancel': {
    access: 'user',
    params: tokenParam,
    answer: ShareCheck,
    errors: ['not_in_this_state'],
  },
  'POST /splits/:token/check': { access: 'user', params: tokenParam, answer: ShareCheck },
} as const satisfies Routes
