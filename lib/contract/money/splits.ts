import { object } from 'yup'
import { CodeSent } from '@/lib/contract/account/accounts'
import { idParam, idText } from '@/lib/contract/inputs'
import { inBoth, type Routes } from '@/lib/contract/route'
import { OwnSplitWire, ShareCheck, SharePayAnswer, SplitWire } from '@/lib/contract/schemas/splits/wire'
import { phoneBody } from '@/lib/domain/account/account'
import { walletCode } from '@/lib/domain/booking/money/pay-source'
import { exactObject } from '@/lib/domain/exact-object'
import { payerBody, sharePayBody, splitBody } from '@/lib/domain/splits/bodies'

const tokenParam = object({ token: idText })

const codeBody = exactObject({ code: walletCode })

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
    access: 'public',
    params: tokenParam,
    body: sharePayBody,
    answer: SharePayAnswer,
    errors: [
      'unauthenticated',
      'already_done',
      'not_in_this_state',
      'deadline_passed',
      'payment_declined',
      'payment_in_progress',
      'too_many_declines',
    ],
  },
  'POST /splits/:token/code': {
    access: 'public',
    use: 'walletCode',
    params: tokenParam,
    body: codeBody,
    answer: SharePayAnswer,
    errors: ['unauthenticated', 'not_in_this_state', 'wrong_code', 'payment_declined'],
  },
  'POST /splits/:token/cancel': {
    access: 'public',
    params: tokenParam,
    answer: ShareCheck,
    errors: ['unauthenticated', 'not_in_this_state'],
  },
  'POST /splits/:token/check': {
    access: 'public',
    params: tokenParam,
    answer: ShareCheck,
    errors: ['unauthenticated'],
  },
  'POST /splits/:token/payer-code': {
    access: 'public',
    params: tokenParam,
    body: phoneBody,
    example: inBoth({ phone: '0500000001' }),
    answer: CodeSent,
    errors: ['deadline_passed'],
  },
  'POST /splits/:token/payer': {
    access: 'public',
    params: tokenParam,
    body: payerBody,
    example: {
      ar: { phone: '0500000001', otp: '1234', firstName: 'سارة' },
      en: { phone: '0500000001', otp: '1234', firstName: 'Sara' },
    },
    answer: SplitWire,
    errors: ['deadline_passed', 'wrong_otp', 'account_blocked'],
  },
  'DELETE /splits/:token/payer': { access: 'public', params: tokenParam },
} as const satisfies Routes
