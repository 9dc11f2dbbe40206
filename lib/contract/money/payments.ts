import { Type } from '@sinclair/typebox'
import { number, string } from 'yup'
import { idParam } from '@/lib/contract/inputs'
import type { Routes } from '@/lib/contract/route'
import { oneOf } from '@/lib/contract/schema'
import {
  CardForm,
  PayAnswer,
  PayableBalance,
  PaymentCheck,
} from '@/lib/contract/schemas/booking/lifecycle-wire'
import { paySourceFields, walletCode } from '@/lib/domain/booking/money/pay-source'
import { PAYMENT_METHODS } from '@/lib/domain/booking/money/payment-methods'
import { PAYMENT_PROVIDERS } from '@/lib/domain/booking/money/payment-providers'
import { PAYMENT_PURPOSES } from '@/lib/domain/booking/payment-states'
import { exactObject } from '@/lib/domain/exact-object'
import { PAYMENT_SOURCES } from '@/lib/domain/ledger/postings'
import { fromSar, toSar } from '@/lib/domain/money'

/** What pays, and `balancePart` in SAR, which the balance pays beside it. */
const payBody = exactObject({
  ...paySourceFields,
  purpose: string().oneOf(PAYMENT_PURPOSES),
  from: string().oneOf(PAYMENT_SOURCES),
  balancePart: number()
    .min(0.01)
    .max(1_000_000)
    .test('matches', (sar) => sar === undefined || toSar(fromSar(sar)) === sar)
    .when('from', ([from], part) => (from === 'balance' ? part.max(0) : part)),
})

const codeBody = exactObject({ code: walletCode })

/** The address of Apple that the browser was given; only hosts that Apple documents are called. */
const appleSessionBody = exactObject({ validationUrl: string().required().url().max(300) })

export const paymentsRoutes = {
  'GET /payments/provider': {
    access: 'public',
    answer: Type.Object({
      provider: oneOf(PAYMENT_PROVIDERS),
      methods: Type.Array(oneOf(PAYMENT_METHODS)),
      cardForm: Type.Union([Type.Null(), CardForm]),
    }),
  },
  'POST /bookings/:id/pay': {
    access: 'user',
    params: idParam,
    body: payBody,
    answer: PayAnswer,
    errors: [
      'not_in_this_state',
      'deadline_passed',
      'payment_declined',
      'payment_in_progress',
      'too_many_declines',
      'balance_too_low',
    ],
  },
  'GET /bookings/:id/pay/balance': { access: 'user', params: idParam, answer: PayableBalance },
  'POST /bookings/:id/pay/code': {
    access: 'user',
    use: 'walletCode',
    params: idParam,
    body: codeBody,
    answer: PayAnswer,
    errors: ['not_in_this_state', 'wrong_code', 'payment_declined'],
  },
  'POST /bookings/:id/pay/cancel': {
    access: 'user',
    params: idParam,
    answer: PaymentCheck,
    errors: ['not_in_this_state'],
  },
  'POST /payments/apple-pay/session': {
    access: 'public',
    use: 'walletSession',
    body: appleSessionBody,
    answer: Type.Object({ session: Type.Unknown() }),
    errors: ['unauthenticated'],
  },
  'POST /bookings/:id/pay/check': { access: 'user', params: idParam, answer: PaymentCheck },
} as const satisfies Routes
